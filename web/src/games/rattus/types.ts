/** What the server tells of Rattus, by the names its board uses. */
import type { BoardProps } from "../../lib/game";
import type { State as AnyState } from "../../lib/protocol";
import type { Edition } from "./edition";
import type * as wire from "../../protocol/schema";

export type View = wire.RattusView;
export type Event = wire.RattusEvent;
export type Choice = wire.RattusChoice;
export type State = AnyState<View, Choice, Event>;
export type Props = BoardProps<View, Event, Edition>;
export type Rat = wire.RattusRat;
export type Region = wire.RattusShownRegion;
