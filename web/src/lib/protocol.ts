/** What travels between server and browser: the generated types, and what is the same of every game. */
import type * as wire from "../protocol/schema";

export type {
  AdviceInfo,
  Brief,
  ChatLine,
  ClaimWish,
  Correction,
  EditionInfo,
  GameInfo,
  GameWords,
  LessonInfo,
  LessonKept,
  LessonReply,
  LessonState,
  LessonWish,
  LessonWords,
  Lobby,
  LogLine,
  Me,
  NewTable,
  Patch,
  Reason,
  RuleText,
  SeatWish,
  Table,
  Why,
} from "../protocol/schema";
export type {
  BookInfo as Book,
  ClockInfo as Clock,
  CoachTold as Coached,
  Error as ServerError,
  HintTold as Hint,
  PictureInfo as Picture,
  RequestInfo as TakeBack,
  RuleInfo as Rule,
  SeatInfo as Seat,
} from "../protocol/schema";

export type Language = wire.Me["language"];
export type Status = wire.Table["status"];
export type Consequences = wire.ConsequencesForm;
export type Means = wire.Means;

/** How a game ended; the scores by seat and category. */
export type Result = Omit<wire.Result, "scores"> & { scores: Record<string, number>[] };

/** What is printed on the components of a table; a drawn board names what it is drawn from. */
export type PrintedInfo<D = unknown> = Omit<wire.PrintedInfo, "drawn"> & { drawn: D };

/** A table of an edition: the component it tells of, or how its file calls it. */
export type PlaceInfo = Pick<wire.Correction, "thing" | "sheet" | "row">;

/** A frame in saved form: its name and its fields. */
export type SavedFrame = [string, ...(number | number[])[]];
export type Decision = Omit<wire.DecisionInfo, "breadcrumb"> & { breadcrumb: SavedFrame[] };

/** A choice of some game: its text for the wire, its verb, and its arguments by name. */
export type Choice = { text: string; verb: string; [argument: string]: string };

/** What happened at choice `n` of some game; the other fields depend on the kind. */
export type GameEvent = { n: number; kind: string; [field: string]: unknown };

/** A state of some game; a drawn board names its own view, choices and events. */
export type State<V = unknown, C extends Choice = Choice, E extends GameEvent = GameEvent> = Omit<
  wire.State,
  "view" | "decision" | "legal" | "events"
> & {
  view: V;
  decision: Decision | null;
  legal: C[];
  events: E[];
};

/** What the socket sends, and what it takes. */
export type Push = State | Exclude<wire.Told, { type: "state" }>;
export type Message = wire.Message;
