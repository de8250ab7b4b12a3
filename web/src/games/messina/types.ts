/** What the server tells of Messina 1347, by the names its board uses. */
import type { BoardProps } from "../../lib/game";
import type { State as AnyState } from "../../lib/protocol";
import type { Edition } from "./edition";
import type * as wire from "../../protocol/schema";

export type View = wire.MessinaView;
export type Event = wire.MessinaEvent;
export type Choice = wire.MessinaChoice;
export type State = AnyState<View, Choice, Event>;
export type Props = BoardProps<View, Event, Edition>;
export type SeatView = wire.MessinaShownSeat;
export type HexView = wire.MessinaSavedHex;
export type ShipView = wire.MessinaSavedShip;
export type Class = wire.MessinaClassId;
export type Way = wire.MessinaWayId;
export type Rating = wire.MessinaRatingId;
export type Resource = keyof SeatView["stock"];
