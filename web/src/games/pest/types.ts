/** What the server tells of Pest, by the names its board uses. */
import type { BoardProps } from "../../lib/game";
import type { State as AnyState } from "../../lib/protocol";
import type { Edition } from "./edition";
import type * as wire from "../../protocol/schema";

export type View = wire.PestView;
export type Event = wire.PestEvent;
export type Choice = wire.PestChoice;
export type State = AnyState<View, Choice, Event>;
export type Props = BoardProps<View, Event, Edition>;
export type SeatView = wire.PestShownSeat;
export type Location = wire.PestShownLocation;
