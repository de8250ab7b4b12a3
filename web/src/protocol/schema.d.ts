// Written by tools/make_types.py from the server's own types; not to be edited.
/** Something for every id; another key may be asked for, too, and has nothing. */
export type By<Id extends string, Each> = Record<Id, Each> & Record<string, Each>;
export type Ack = { type: "ack"; rev: number; n: number; id: number };
/** A choice (`then`: what was made with it), what it brings, and what sets it apart from the best one; of the best one: from the one after it, or from what was chosen. `level`: as good as the best, as far as can be told. */
export type AdviceInfo = {
  choice: Record<string, string>;
  then: Record<string, string>[];
  level: boolean;
  means: ConsequencesForm;
  apart: ApartInfo[];
};
export type Alive = { ok: boolean };
export type AnswerWish = { seat: number; agree: boolean };
/** A number in which two choices differ where the bot judges them, on average: `here` with this choice, `there` with the other one. `good`: it speaks for this one. */
export type ApartInfo = {
  seat: number;
  kind: "danger" | "holding" | "score";
  what: string;
  here: number;
  there: number;
  good: boolean;
};
/** Base of all bodies: an unknown field is an error, not a surprise. */
export type Asked = Record<string, never>;
/** The book of a game: what its page, its rulebook and its player aid are made of, and Fluent files with its words. */
export type BookInfo = {
  minutes: number[];
  weight: number | null;
  chapters: string[];
  turn: string[];
  pictures: PictureInfo[];
  examples: ExampleInfo[];
  prints: PrintedInfo[];
  aid: SectionInfo[];
  search: { [key: string]: Vocabulary };
  texts: Record<string, string>;
};
export type BotAccount = { id: string; name: string; token: string };
export type BotAccountWish = { name?: string };
export type BotWish = { bot?: string };
/** A table in the lobby. */
export type Brief = {
  id: string;
  game: string;
  title: string;
  status: "finished" | "running" | "waiting";
  players: number;
  seats: SeatInfo[];
  n: number;
  to_move: number | null;
  my_turn: boolean;
  updated: number;
  result: Result | null;
  own_edition: boolean;
};
/** What a seat has more (less) of: at least and at most; null is not known before it happens. */
export type ChangeForm = { least: number | null; most: number | null; seat: number; what: string };
export type ChatLine = {
  id: number;
  seat: number | null;
  name: string;
  text: string;
  time: number;
  hidden: boolean;
  muted: boolean;
};
export type ChatMessage = { type: "chat"; text: string; id?: number | null; lang?: "en" | "ru" | null };
export type ChatTold = { type: "chat"; lines: ChatLine[]; gone?: number[] };
export type ChatWish = { text: string };
export type ClaimWish = { token?: string | null; seat?: number | null; name?: string | null };
/** `left` and `deadline` as of `now`, in seconds by the server's clock. */
export type ClockInfo = {
  per_move: number | null;
  per_game: number | null;
  on_timeout: "bot" | "random" | "resign";
  left: number[] | null;
  seat: number | null;
  deadline: number | null;
  now: number;
};
export type ClockWish = { per_move?: number | null; per_game?: number | null; on_timeout?: "bot" | "random" | "resign" };
/** Switches a coach on or off at this socket. */
export type CoachMessage = { type: "coach"; on: boolean; id?: number | null; lang?: "en" | "ru" | null };
/** Comes some time after a move, to who has a coach, where something much better was there. */
export type CoachTold = { type: "coach"; n: number; seat: number; by: string; better: AdviceInfo; made: AdviceInfo };
/** What a choice (or a way: several that follow each other) brings, as `kernel/consequences.py` tells it. */
export type ConsequencesForm = {
  changes: ChangeForm[];
  choices: string[];
  events: EventForm[];
  frame: string | null;
  gives_up: boolean;
  irrevocable: boolean;
  opens: boolean;
  scores: ScoreChangeForm[];
  seat: number | null;
  then: "chance" | "end" | "own" | "seat";
  unknown: boolean;
  whole: boolean;
};
/** A value that differs from the edition as shipped, and where it stands; null: there is none. For its words: `thing` is the component it is printed on, if it is one; `sheet` and `row` how the file calls the table; `here_told` and `shipped_told` what the values are called. */
export type Correction = {
  place: string;
  field: string;
  at: number | null;
  here: unknown;
  shipped: unknown;
  thing: Member[];
  sheet: string;
  row: string;
  here_told: Member[];
  shipped_told: Member[];
};
export type DecisionInfo = {
  n: number;
  frame: string;
  seat: number;
  breadcrumb: (RattusFrame | MessinaFrame | PestFrame)[];
};
/** A move or an undo is committed. */
export type Done = { rev: number; n: number };
/** An edition that a table can be opened with, as its file has it, and what it changes; empty: nothing. */
export type EditionInfo = { edition: Record<string, unknown>; corrected: Correction[] };
/** An effect that frames name by its number; `text` is how the edition writes it. */
export type Effect = { text: string; whole: Member[]; sides: EffectSide[] };
/** One branch of an effect, and those of its items that wait to be carried out. */
export type EffectSide = { whole: Member[]; items: Member[] };
/** Why not: a code for programs, a text for people, the rules and reasons if the game itself forbids it. */
export type Error = {
  code: string;
  text: string;
  place?: string | null;
  rules?: RuleText[] | null;
  reasons?: Reason[] | null;
  details?: Record<string, unknown> | null;
};
export type ErrorTold = {
  type: "error";
  code: string;
  text: string;
  place?: string | null;
  rules?: RuleText[] | null;
  reasons?: Reason[] | null;
  details?: Record<string, unknown> | null;
  id: number | null;
};
/** Something that happened at choice `n`. What else an event holds (`EventValue`s) depends on its kind. */
export type EventForm = { kind: string; n: number };
/** A worked example of the rulebook that can be tried: the rules it is about, and where it begins. */
export type ExampleInfo = { name: string; rules: string[]; picture: PictureInfo };
/** Something that is true of the position and in the way of a choice. What else it holds depends on its kind. */
export type FactForm = { kind: string };
/** Something that failed at a table and was made good; the host is told. */
export type FaultInfo = { kind: "bot-failed" | "bot-slow"; seat: number; bot: string; time: number };
export type ForkInfo = { id: string; n: number };
export type ForkWish = { n: number; seats?: SeatWish[] | null; title?: string };
/** One game of the house; `options` by the number of players, the default value first. */
export type GameInfo = {
  name: string;
  rules: string;
  players: number[];
  options: Record<string, Record<string, (boolean | number | string)[]>>;
  bots: string[];
  words: Record<string, Record<string, string>>;
};
/** What turns ids into sentences (lazaretto/text), and whether some seat may know what others do not. */
export type GameWords = {
  texts: Record<string, string>;
  schema: Schema;
  printed: Printed;
  effects: Effect[];
  secrets: boolean;
};
export type Health = { ok: boolean; version: string; database: string };
export type HideWish = { hidden: boolean };
export type HintMessage = { type: "hint"; seat: number; bot?: string; id?: number | null; lang?: "en" | "ru" | null };
export type HintTold = {
  type: "hint";
  n: number;
  choice: string;
  instead: string;
  by: string;
  best: AdviceInfo[];
  id: number | null;
};
export type HintWish = { seat: number; bot?: string };
/** Which page this house has: a client that began with another one is of another version, and loads itself anew. */
export type HouseTold = { type: "house"; page: string };
/** Somebody has a used link and no seat, and asks the host for it. */
export type KnockInfo = { id: number; seat: number; name: string; mine: boolean };
/** The host's answer to somebody who asks for a seat. */
export type KnockWish = { agree: boolean };
/** A lesson of a game: its name, about how long it takes, how many steps it has, the ids of the rules it teaches. */
export type LessonInfo = { name: string; minutes: number; steps: number; rules: string[] };
/** How far the asker has come with a lesson. */
export type LessonKept = { name: string; path: string[]; step: number; done: boolean };
/** What is said of a choice that is not what is wanted: `own` is a form of the step's words; else what it would bring about, what would be asked then, and for a goal that is missed the figure that is not reached. */
export type LessonReply = {
  kind: string;
  form: string;
  choice: RattusChoice | MessinaChoice | PestChoice;
  events: (RattusEvent | MessinaEvent | PestEvent)[];
  asked: DecisionInfo | null;
  have: number | string | null;
  wants: string | null;
  need: number | string | null;
};
/** Where a learner stands. The path is all there is to keep; `step` is `steps` at the end. `solved`: the id of the step that the move has solved. `moved`: the board is the lesson's own, for the learner's led elsewhere. */
export type LessonState = {
  path: string[];
  players: number;
  step: number;
  steps: number;
  id: string;
  solved: string | null;
  asks: boolean;
  points: string[];
  wanted: (RattusChoice | MessinaChoice | PestChoice)[];
  rules: string[];
  facts: Record<string, number | string>;
  moved: boolean;
  reply: LessonReply | null;
  state: State;
};
/** Where the learner stands, and what he does there: a choice, `next`, `skip`, `undo` or `back`; nothing: only look. */
export type LessonWish = { path?: string[]; move?: string | null; keep?: boolean };
/** The lessons of a game, the worked examples of its rulebook, and Fluent files with their words by language. */
export type LessonWords = { lessons: LessonInfo[]; examples: LessonInfo[]; texts: Record<string, string> };
export type Lobby = { mine: Brief[]; open: Brief[]; finished: Brief[] };
export type LogLine = { n: number; seat: number; frame: string; choice: string; time: number; by_itself: boolean };
export type Me = { id: string; name: string; csrf: string; language: "en" | "ru" };
export type MeWish = { name?: string | null; language?: "en" | "ru" | null };
/** What each choice of the asked seat brings, in the order of `legal`; and the ways it is offered. Of several to one thing the first is the cheapest. */
export type Means = { rev: number; n: number; seat: number; choices: ConsequencesForm[]; ways: WayInfo[] };
/** Comes after the state of the same `rev`, to whoever is asked. */
export type MeansTold = {
  type: "means";
  rev: number;
  n: number;
  seat: number;
  choices: ConsequencesForm[];
  ways: WayInfo[];
};
/** A component by its domain and id, and what is told of it at this place. */
export type Member = [string, string, PrintedSlots];
/** How several events that follow each other in one decision are told in one line; every part may be empty. */
export type Merging = {
  sums?: Record<string, string>;
  steps?: Record<string, string>;
  said?: Record<string, Record<string, string>>;
  joins?: string[];
  followed?: Record<string, string>;
};
export type Message =
  | MoveMessage
  | UndoMessage
  | WhyMessage
  | HintMessage
  | CoachMessage
  | SitMessage
  | ChatMessage
  | PingMessage;
export type MessinaBuildingId =
  | "B1"
  | "B2"
  | "B3"
  | "B4"
  | "B5"
  | "B6"
  | "B7"
  | "B8"
  | "B9"
  | "B10"
  | "B11"
  | "B12"
  | "B13"
  | "B14"
  | "B15"
  | "B16"
  | "B17"
  | "B18"
  | "B19"
  | "B20"
  | "B21"
  | "B22"
  | "B23"
  | "B24"
  | "B25"
  | "B26"
  | "B27"
  | "B28"
  | "B29"
  | "B30"
  | "B31"
  | "B32"
  | "B33"
  | "Q1"
  | "Q2"
  | "Q3"
  | "Q4"
  | "Q5"
  | "Q6"
  | "Q7"
  | "Q8"
  | "Q9"
  | "Q10"
  | "Q11"
  | "Q12"
  | "Q13"
  | "Q14"
  | "Q15"
  | "C1-1"
  | "C1-2"
  | "C2-1"
  | "C2-2"
  | "C3-1"
  | "C3-2"
  | "C4-1"
  | "C4-2"
  | "C5-1"
  | "C5-2";
export type MessinaCabinId = "cabin1" | "cabin2" | "cabin3" | "cabin4";
export type MessinaCategoryId =
  | "points"
  | "rats"
  | "popularity"
  | "city"
  | "church"
  | "popularity-race"
  | "districts"
  | "leftovers"
  | "scroll"
  | "district-race";
export type MessinaChoice =
  | MessinaChoiceHelper
  | MessinaChoiceStand
  | MessinaChoiceRecall
  | MessinaChoiceTakeShip
  | MessinaChoiceSettle
  | MessinaChoiceEmploy
  | MessinaChoiceShelter
  | MessinaChoiceTurnAway
  | MessinaChoiceLeave
  | MessinaChoiceWork
  | MessinaChoiceFight
  | MessinaChoiceFightBoth
  | MessinaChoiceAct
  | MessinaChoiceRepopulate
  | MessinaChoiceGive
  | MessinaChoiceGiveHelper
  | MessinaChoiceClaim
  | MessinaChoiceBuy
  | MessinaChoiceRating
  | MessinaChoiceSide
  | MessinaChoiceAdvance
  | MessinaChoiceLeap
  | MessinaChoiceUpgradeOverseer
  | MessinaChoiceUpgradeCitizen
  | MessinaChoiceActivate
  | MessinaChoiceBorrow
  | MessinaChoiceScroll
  | MessinaChoiceBuild
  | MessinaChoiceOnCabin
  | MessinaChoiceRefresh
  | MessinaChoiceProduce
  | MessinaChoiceProduceAll
  | MessinaChoiceStop
  | MessinaChoiceEndTurn;
export type MessinaChoiceAct = { text: string; verb: "Act" };
export type MessinaChoiceActivate = { text: string; verb: "Activate"; square: MessinaSquareId };
export type MessinaChoiceAdvance = { text: string; verb: "Advance"; class: MessinaClassId; way: MessinaWayId };
export type MessinaChoiceBorrow = { text: string; verb: "Borrow"; hex: MessinaHexId };
export type MessinaChoiceBuild = { text: string; verb: "Build"; building: MessinaBuildingId };
export type MessinaChoiceBuy = { text: string; verb: "Buy"; rating: MessinaRatingId };
export type MessinaChoiceClaim = { text: string; verb: "Claim"; space: MessinaSpaceId };
export type MessinaChoiceEmploy = { text: string; verb: "Employ"; workshop: MessinaWorkshopId };
export type MessinaChoiceEndTurn = { text: string; verb: "EndTurn" };
export type MessinaChoiceFight = { text: string; verb: "Fight"; means: MessinaMeansId };
export type MessinaChoiceFightBoth = { text: string; verb: "FightBoth"; hex: MessinaHexId };
export type MessinaChoiceGive = { text: string; verb: "Give"; home: MessinaHomeId };
export type MessinaChoiceGiveHelper = { text: string; verb: "GiveHelper"; place: MessinaPlaceId };
export type MessinaChoiceHelper = { text: string; verb: "Helper"; place: MessinaPlaceId };
export type MessinaChoiceLeap = { text: string; verb: "Leap"; class: MessinaClassId; way: MessinaWayId };
export type MessinaChoiceLeave = { text: string; verb: "Leave"; cabin: MessinaCabinId };
export type MessinaChoiceOnCabin = { text: string; verb: "OnCabin"; cabin: MessinaCabinId };
export type MessinaChoiceProduce = { text: string; verb: "Produce"; building: MessinaBuildingId };
export type MessinaChoiceProduceAll = { text: string; verb: "ProduceAll" };
export type MessinaChoiceRating = { text: string; verb: "Rating"; rating: MessinaRatingId };
export type MessinaChoiceRecall = { text: string; verb: "Recall" };
export type MessinaChoiceRefresh = { text: string; verb: "Refresh"; group: MessinaGroupId; cost: MessinaCostId };
export type MessinaChoiceRepopulate = { text: string; verb: "Repopulate" };
export type MessinaChoiceScroll = { text: string; verb: "Scroll"; line: MessinaLineId };
export type MessinaChoiceSettle = { text: string; verb: "Settle"; square: MessinaSquareId };
export type MessinaChoiceShelter = { text: string; verb: "Shelter"; class: MessinaClassId; cabin: MessinaCabinId };
export type MessinaChoiceSide = { text: string; verb: "Side"; side: MessinaSideId };
export type MessinaChoiceStand = { text: string; verb: "Stand"; spot: MessinaSpotId };
export type MessinaChoiceStop = { text: string; verb: "Stop" };
export type MessinaChoiceTakeShip = { text: string; verb: "TakeShip"; ship: MessinaShipId };
export type MessinaChoiceTurnAway = { text: string; verb: "TurnAway" };
export type MessinaChoiceUpgradeCitizen = { text: string; verb: "UpgradeCitizen"; home: MessinaHomeId };
export type MessinaChoiceUpgradeOverseer = { text: string; verb: "UpgradeOverseer"; class: MessinaClassId };
export type MessinaChoiceWork = { text: string; verb: "Work"; square: MessinaSquareId; workshop: MessinaWorkshopId };
export type MessinaClassId = "nun" | "craftsman" | "aristocrat";
export type MessinaCostId = "coin" | "wood" | "fire" | "powerfire" | "vp";
export type MessinaDistrictId =
  | "H1"
  | "H2"
  | "H3"
  | "H4"
  | "H5"
  | "H6"
  | "H7"
  | "H8"
  | "H9"
  | "H10"
  | "H11"
  | "H12"
  | "H13"
  | "H14"
  | "H15"
  | "H16"
  | "H17"
  | "H18"
  | "H19"
  | "H20";
export type MessinaDockId = "dock-NW" | "dock-NE" | "dock-SE" | "dock-SW";
/** Components by id; `sites`: where each may lie, counted in hexes along two axes. */
export type MessinaDrawn = {
  activations: { [key: string]: MessinaDrawnActivations };
  buildings: { [key: string]: MessinaDrawnBuilding };
  cells: MessinaDrawnCell[];
  classes: MessinaClassId[];
  colours: string[];
  districts_most: number;
  docks: MessinaDockId[];
  estates: Record<string, { [key: string]: MessinaDrawnSquare }>;
  groups: MessinaGroupId[];
  hexes: { [key: string]: MessinaDrawnHex };
  means: MessinaMeansId[];
  paths: { [key: string]: MessinaDrawnPath };
  ports: { [key: string]: MessinaDrawnPort };
  ratings: MessinaDrawnTrack[];
  rounds: MessinaDrawnRound[];
  scrolls: Record<string, MessinaDrawnLine[]>;
  ships: { [key: string]: MessinaDrawnShip };
  sites: Record<string, [number, number]>;
  squares: { [key: string]: MessinaClassId };
  tokens: Record<string, Member[]>;
  visit_points: number;
  wheel: { [key: string]: MessinaDrawnWheel };
  workshop_places: number;
};
/** Citizens that an overseer activates on cells of a kind, of its own class and of the other one of a border. */
export type MessinaDrawnActivations = { other: number; own: number; upgraded_other: number; upgraded_own: number };
/** What lies in stacks; a class, `golden`, `era` and `extra` are those of a workshop. */
export type MessinaDrawnBuilding = {
  cls: MessinaClassId | null;
  cost: Member[];
  effect: Member[];
  era: number;
  extra: Member[];
  golden: boolean;
  kind: "workshop" | "upgrade" | "cart";
};
/** A cell of the overseers' paths. */
export type MessinaDrawnCell = { id: string; kind: string };
/** Citizens of a class that repopulation asks for; `upgraded`: only such will do. */
export type MessinaDrawnCitizens = { cls: MessinaClassId; count: number; upgraded: boolean };
/** A district. */
export type MessinaDrawnHex = {
  action: Member[];
  citizens: MessinaDrawnCitizens[];
  colour: string;
  cost: Member[];
  helper: boolean;
  rat: string;
  vp: number;
};
/** A track of a scroll: what it counts (with `rating`, where it is one), and what it is worth, as it is written. */
export type MessinaDrawnLine = { kind: string; rating: MessinaRatingId | null; values: string[] };
/** The cells an overseer walks, by the way it takes. */
export type MessinaDrawnPath = { ahead: string[]; left: string[]; right: string[] };
export type MessinaDrawnPort = { action: Member[]; dock: MessinaDockId };
/** `order`: the track that sets the turn order, `vp` for points, empty for that of the set-up. */
export type MessinaDrawnRound = {
  cube_price: number;
  cube_vp: number;
  new_hex: boolean;
  order: string;
  round: number;
  ships: number;
  swap_workshops: boolean;
  wheel: number;
};
export type MessinaDrawnShip = { effect: Member[]; goods: string };
export type MessinaDrawnSpace = { bar: number; effect: Member[]; n: number; vp: number };
export type MessinaDrawnSquare = { effect: Member[]; once: boolean };
export type MessinaDrawnTrack = { buyable: boolean; id: MessinaRatingId; spaces: MessinaDrawnSpace[] };
/** A position of the wheel: its rat, the colour of each class and of nobody, and the position after it. */
export type MessinaDrawnWheel = {
  aristocrat: string;
  craftsman: string;
  next: string;
  none: string;
  nun: string;
  rat: string;
};
export type MessinaEstateId = "a" | "b1" | "b2" | "b3" | "b4";
export type MessinaEvent =
  | MessinaEventOnlyChoice
  | MessinaEventRulesChanged
  | MessinaEventWentOn
  | MessinaEventSatDown
  | MessinaEventBotSeated
  | MessinaEventBotHelped
  | MessinaEventSeatReturned
  | MessinaEventLinkMade
  | MessinaEventLinkRemoved
  | MessinaEventSeatAsked
  | MessinaEventSeatGiven
  | MessinaEventSeatRefused
  | MessinaEventAssistEnded
  | MessinaEventTakebackAsked
  | MessinaEventTakebackRefused
  | MessinaEventTakebackWithdrawn
  | MessinaEventTakenBack
  | MessinaEventPauseAsked
  | MessinaEventPauseRefused
  | MessinaEventPauseWithdrawn
  | MessinaEventPaused
  | MessinaEventResumed
  | MessinaEventResigned
  | MessinaEventTimeOut
  | MessinaEventMuted
  | MessinaEventUnmuted
  | MessinaEventOnlookersMuted
  | MessinaEventOnlookersHeard
  | MessinaEventOrderSet
  | MessinaEventEstateDealt
  | MessinaEventScrollDealt
  | MessinaEventHexLaid
  | MessinaEventWheelTurned
  | MessinaEventCubeAdded
  | MessinaEventCubesWithheld
  | MessinaEventCitizenArrived
  | MessinaEventCitizensRemoved
  | MessinaEventDockDrawn
  | MessinaEventShipArrived
  | MessinaEventBuildingRevealed
  | MessinaEventPreparationStep
  | MessinaEventRoundBegan
  | MessinaEventTurnBegan
  | MessinaEventHelperStood
  | MessinaEventHelperRecalled
  | MessinaEventHelperRested
  | MessinaEventDistrictVisited
  | MessinaEventCitizenSettled
  | MessinaEventCitizenSheltered
  | MessinaEventCitizenTurnedAway
  | MessinaEventCitizenEmployed
  | MessinaEventCubeFought
  | MessinaEventShipCubeFought
  | MessinaEventRatsTaken
  | MessinaEventRatingAdvanced
  | MessinaEventHelperGained
  | MessinaEventActionOwed
  | MessinaEventActionClaimed
  | MessinaEventActionsLapsed
  | MessinaEventGained
  | MessinaEventPaid
  | MessinaEventOverseerAdvanced
  | MessinaEventOverseerWokeNobody
  | MessinaEventOverseerUpgraded
  | MessinaEventCitizenActivated
  | MessinaEventCitizenUpgraded
  | MessinaEventScrollAdvanced
  | MessinaEventStacksRefreshed
  | MessinaEventBuilt
  | MessinaEventCabinImproved
  | MessinaEventCartUsed
  | MessinaEventCitizenGiven
  | MessinaEventHelperGiven
  | MessinaEventDistrictRepopulated
  | MessinaEventShipTaken
  | MessinaEventWorkshopRewarded
  | MessinaEventProduced
  | MessinaEventQuarantineAdvanced
  | MessinaEventQuarantineLeft
  | MessinaEventWorkshopsReplaced
  | MessinaEventTokenDrawn
  | MessinaEventTokenSkipped
  | MessinaEventOpponentStood
  | MessinaEventOpponentFought
  | MessinaEventOpponentAdvanced
  | MessinaEventOpponentTookBuilding
  | MessinaEventOpponentTookShip
  | MessinaEventScored
  | MessinaEventGameEnded;
export type MessinaEventActionClaimed = { n: number; kind: "action-claimed"; seat: number; space: MessinaSpaceId };
export type MessinaEventActionOwed = { n: number; kind: "action-owed"; seat: number; space: MessinaSpaceId };
export type MessinaEventActionsLapsed = { n: number; kind: "actions-lapsed"; seat: number; count: number };
export type MessinaEventAssistEnded = { n: number; kind: "assist-ended" };
export type MessinaEventBotHelped = { n: number; kind: "bot-helped"; seat: number; bot: string; instead: string };
export type MessinaEventBotSeated = { n: number; kind: "bot-seated"; seat: number; by: number; why: string };
export type MessinaEventBuildingRevealed = { n: number; kind: "building-revealed"; building: MessinaBuildingId };
export type MessinaEventBuilt = { n: number; kind: "built"; seat: number; building: MessinaBuildingId };
export type MessinaEventCabinImproved = {
  n: number;
  kind: "cabin-improved";
  seat: number;
  building: MessinaBuildingId;
  cabin: MessinaCabinId;
};
export type MessinaEventCartUsed = { n: number; kind: "cart-used"; seat: number; building: MessinaBuildingId };
export type MessinaEventCitizenActivated = { n: number; kind: "citizen-activated"; seat: number; square: MessinaSquareId };
export type MessinaEventCitizenArrived = { n: number; kind: "citizen-arrived"; hex: MessinaHexId; citizen: MessinaClassId };
export type MessinaEventCitizenEmployed = {
  n: number;
  kind: "citizen-employed";
  seat: number;
  citizen: MessinaClassId;
  workshop: MessinaWorkshopId;
};
export type MessinaEventCitizenGiven = { n: number; kind: "citizen-given"; seat: number; home: MessinaHomeId };
export type MessinaEventCitizenSettled = {
  n: number;
  kind: "citizen-settled";
  seat: number;
  citizen: MessinaClassId;
  square: MessinaSquareId;
};
export type MessinaEventCitizenSheltered = {
  n: number;
  kind: "citizen-sheltered";
  seat: number;
  citizen: MessinaClassId;
  cabin: MessinaCabinId;
};
export type MessinaEventCitizenTurnedAway = {
  n: number;
  kind: "citizen-turned-away";
  seat: number;
  citizen: MessinaClassId;
};
export type MessinaEventCitizenUpgraded = { n: number; kind: "citizen-upgraded"; seat: number; home: MessinaHomeId };
export type MessinaEventCitizensRemoved = {
  n: number;
  kind: "citizens-removed";
  hex: MessinaHexId;
  citizen: MessinaClassId;
  count: number;
};
export type MessinaEventCubeAdded = { n: number; kind: "cube-added"; hex: MessinaHexId };
export type MessinaEventCubeFought = { n: number; kind: "cube-fought"; seat: number; hex: MessinaHexId };
export type MessinaEventCubesWithheld = { n: number; kind: "cubes-withheld"; needed: number; supply: number };
export type MessinaEventDistrictRepopulated = { n: number; kind: "district-repopulated"; seat: number; hex: MessinaHexId };
export type MessinaEventDistrictVisited = {
  n: number;
  kind: "district-visited";
  seat: number;
  hex: MessinaHexId;
  points: number;
};
export type MessinaEventDockDrawn = { n: number; kind: "dock-drawn"; dock: MessinaDockId };
export type MessinaEventEstateDealt = { n: number; kind: "estate-dealt"; seat: number; estate: MessinaEstateId };
export type MessinaEventGained = { n: number; kind: "gained"; seat: number; what: MessinaCostId; count: number };
export type MessinaEventGameEnded = { n: number; kind: "game-ended"; seat: number; points: number };
export type MessinaEventHelperGained = { n: number; kind: "helper-gained"; seat: number };
export type MessinaEventHelperGiven = { n: number; kind: "helper-given"; seat: number; place: MessinaPlaceId };
export type MessinaEventHelperRecalled = { n: number; kind: "helper-recalled"; seat: number; place: MessinaPlaceId };
export type MessinaEventHelperRested = { n: number; kind: "helper-rested"; seat: number };
export type MessinaEventHelperStood = {
  n: number;
  kind: "helper-stood";
  seat: number;
  place: MessinaPlaceId;
  spot: MessinaSpotId;
  stays: number;
};
export type MessinaEventHexLaid = { n: number; kind: "hex-laid"; hex: MessinaHexId; site: number };
export type MessinaEventLinkMade = { n: number; kind: "link-made"; seat: number };
export type MessinaEventLinkRemoved = { n: number; kind: "link-removed"; seat: number };
export type MessinaEventMuted = { n: number; kind: "muted"; who: string };
export type MessinaEventOnlookersHeard = { n: number; kind: "onlookers-heard" };
export type MessinaEventOnlookersMuted = { n: number; kind: "onlookers-muted" };
export type MessinaEventOnlyChoice = { n: number; kind: "only-choice"; seat: number };
export type MessinaEventOpponentAdvanced = { n: number; kind: "opponent-advanced"; space: MessinaSpaceId };
export type MessinaEventOpponentFought = { n: number; kind: "opponent-fought"; hex: MessinaHexId };
export type MessinaEventOpponentStood = { n: number; kind: "opponent-stood"; hex: MessinaHexId };
export type MessinaEventOpponentTookBuilding = { n: number; kind: "opponent-took-building"; building: MessinaBuildingId };
export type MessinaEventOpponentTookShip = { n: number; kind: "opponent-took-ship"; ship: MessinaShipId };
export type MessinaEventOrderSet = { n: number; kind: "order-set"; seat: number; place: number };
export type MessinaEventOverseerAdvanced = {
  n: number;
  kind: "overseer-advanced";
  seat: number;
  citizen: MessinaClassId;
  cell: number;
  way: MessinaWayId;
};
export type MessinaEventOverseerUpgraded = { n: number; kind: "overseer-upgraded"; seat: number; citizen: MessinaClassId };
export type MessinaEventOverseerWokeNobody = {
  n: number;
  kind: "overseer-woke-nobody";
  seat: number;
  citizen: MessinaClassId;
  near: number;
};
export type MessinaEventPaid = { n: number; kind: "paid"; seat: number; what: MessinaCostId; count: number };
export type MessinaEventPauseAsked = { n: number; kind: "pause-asked"; seat: number };
export type MessinaEventPauseRefused = { n: number; kind: "pause-refused"; seat: number; by: number };
export type MessinaEventPauseWithdrawn = { n: number; kind: "pause-withdrawn"; seat: number };
export type MessinaEventPaused = { n: number; kind: "paused"; seat: number };
export type MessinaEventPreparationStep = { n: number; kind: "preparation-step"; step: MessinaPreparationId };
export type MessinaEventProduced = { n: number; kind: "produced"; seat: number; building: MessinaBuildingId };
export type MessinaEventQuarantineAdvanced = { n: number; kind: "quarantine-advanced"; seat: number; cabin: MessinaCabinId };
export type MessinaEventQuarantineLeft = { n: number; kind: "quarantine-left"; seat: number; cabin: MessinaCabinId };
export type MessinaEventRatingAdvanced = { n: number; kind: "rating-advanced"; seat: number; space: MessinaSpaceId };
export type MessinaEventRatsTaken = { n: number; kind: "rats-taken"; seat: number; count: number };
export type MessinaEventResigned = { n: number; kind: "resigned"; seat: number };
export type MessinaEventResumed = { n: number; kind: "resumed"; by: number };
export type MessinaEventRoundBegan = { n: number; kind: "round-began"; round: number };
export type MessinaEventRulesChanged = {
  n: number;
  kind: "rules-changed";
  before: string;
  after: string;
  rules: string[];
  replayed: number;
};
export type MessinaEventSatDown = { n: number; kind: "sat-down"; seat: number };
export type MessinaEventScored = { n: number; kind: "scored"; seat: number; category: MessinaCategoryId; points: number };
export type MessinaEventScrollAdvanced = {
  n: number;
  kind: "scroll-advanced";
  seat: number;
  line: MessinaLineId;
  level: number;
};
export type MessinaEventScrollDealt = { n: number; kind: "scroll-dealt"; seat: number; scroll: MessinaScrollId };
export type MessinaEventSeatAsked = { n: number; kind: "seat-asked"; seat: number; who: string };
export type MessinaEventSeatGiven = { n: number; kind: "seat-given"; seat: number; who: string };
export type MessinaEventSeatRefused = { n: number; kind: "seat-refused"; seat: number; who: string };
export type MessinaEventSeatReturned = { n: number; kind: "seat-returned"; seat: number };
export type MessinaEventShipArrived = {
  n: number;
  kind: "ship-arrived";
  ship: MessinaShipId;
  dock: MessinaDockId;
  cube: number;
};
export type MessinaEventShipCubeFought = { n: number; kind: "ship-cube-fought"; seat: number; ship: MessinaShipId };
export type MessinaEventShipTaken = { n: number; kind: "ship-taken"; seat: number; ship: MessinaShipId };
export type MessinaEventStacksRefreshed = { n: number; kind: "stacks-refreshed"; seat: number; group: MessinaGroupId };
export type MessinaEventTakebackAsked = { n: number; kind: "takeback-asked"; seat: number };
export type MessinaEventTakebackRefused = { n: number; kind: "takeback-refused"; seat: number; by: number };
export type MessinaEventTakebackWithdrawn = { n: number; kind: "takeback-withdrawn"; seat: number };
export type MessinaEventTakenBack = { n: number; kind: "taken-back"; seat: number; count: number };
export type MessinaEventTimeOut = { n: number; kind: "time-out"; seat: number; then: string };
export type MessinaEventTokenDrawn = { n: number; kind: "token-drawn"; token: MessinaTokenId };
export type MessinaEventTokenSkipped = { n: number; kind: "token-skipped"; hex: MessinaHexId; present: number };
export type MessinaEventTurnBegan = { n: number; kind: "turn-began"; seat: number };
export type MessinaEventUnmuted = { n: number; kind: "unmuted"; who: string };
export type MessinaEventWentOn = { n: number; kind: "went-on" };
export type MessinaEventWheelTurned = { n: number; kind: "wheel-turned"; step: MessinaStepId };
export type MessinaEventWorkshopRewarded = {
  n: number;
  kind: "workshop-rewarded";
  seat: number;
  workshop: MessinaWorkshopId;
};
export type MessinaEventWorkshopsReplaced = { n: number; kind: "workshops-replaced" };
export type MessinaFact =
  | MessinaFactGameOver
  | MessinaFactAnothersTurn
  | MessinaFactByChance
  | MessinaFactUnfinished
  | MessinaFactNotAsked
  | MessinaFactNeedsGoods
  | MessinaFactNeedsCoinsForWay
  | MessinaFactNeedsCitizens
  | MessinaFactNeedsUpgraded
  | MessinaFactNotInCity
  | MessinaFactHexUsedUp
  | MessinaFactPortNoDistrict
  | MessinaFactDistrictOf
  | MessinaFactNoCart
  | MessinaFactNoTokensLeft
  | MessinaFactNoHelperLeft
  | MessinaFactSomebodyStands
  | MessinaFactNoShipHere
  | MessinaFactShipNotHere
  | MessinaFactNoHelperThere
  | MessinaFactHelperUsed
  | MessinaFactOthersFirst
  | MessinaFactHelperIsHome
  | MessinaFactSomewhereToGo
  | MessinaFactHomeTaken
  | MessinaFactHomeEmpty
  | MessinaFactHomeUpgraded
  | MessinaFactHomeOrdinary
  | MessinaFactHomeOfOthers
  | MessinaFactNobodyToSettle
  | MessinaFactHasAPlace
  | MessinaFactCabinAlike
  | MessinaFactNotYetOut
  | MessinaFactLockedIn
  | MessinaFactNotYours
  | MessinaFactWrongClass
  | MessinaFactOnlyForUpgraded
  | MessinaFactRewardGiven
  | MessinaFactWorkLater
  | MessinaFactNotBeside
  | MessinaFactNoCubes
  | MessinaFactShipCubeAlone
  | MessinaFactNothingComes
  | MessinaFactActionGone
  | MessinaFactOutsideStage
  | MessinaFactSpaceAhead
  | MessinaFactSpaceNothing
  | MessinaFactNotForSale
  | MessinaFactRatingAtEnd
  | MessinaFactRatingNotMeant
  | MessinaFactMustChoose
  | MessinaFactNoSuchSide
  | MessinaFactLineOnTop
  | MessinaFactSquareSpent
  | MessinaFactOutOfReach
  | MessinaFactOverseerNotMeant
  | MessinaFactOverseerAtEnd
  | MessinaFactWayNotHere
  | MessinaFactNoSkipping
  | MessinaFactPathTooShort
  | MessinaFactUpgradedOnWay
  | MessinaFactOverseerUpgraded
  | MessinaFactLaterEra
  | MessinaFactPastEra
  | MessinaFactBuiltBy
  | MessinaFactNotOpen
  | MessinaFactNoBareCabin
  | MessinaFactCabinImproved
  | MessinaFactRefreshedAlready
  | MessinaFactNothingUnder
  | MessinaFactProducedAlready
  | MessinaFactBringsNothing
  | MessinaFactNothingPlain;
export type MessinaFactActionGone = { kind: "action-gone" };
export type MessinaFactAnothersTurn = { kind: "anothers-turn"; seat: number };
export type MessinaFactBringsNothing = { kind: "brings-nothing"; building: MessinaBuildingId };
export type MessinaFactBuiltBy = { kind: "built-by"; building: MessinaBuildingId; seat: number };
export type MessinaFactByChance = { kind: "by-chance" };
export type MessinaFactCabinAlike = { kind: "cabin-alike"; cabin: MessinaCabinId; other: MessinaCabinId };
export type MessinaFactCabinImproved = { kind: "cabin-improved"; cabin: MessinaCabinId };
export type MessinaFactDistrictOf = { kind: "district-of"; hex: MessinaHexId; seat: number };
export type MessinaFactGameOver = { kind: "game-over" };
export type MessinaFactHasAPlace = { kind: "has-a-place" };
export type MessinaFactHelperIsHome = { kind: "helper-is-home" };
export type MessinaFactHelperUsed = { kind: "helper-used"; place: MessinaPlaceId };
export type MessinaFactHexUsedUp = { kind: "hex-used-up" };
export type MessinaFactHomeEmpty = { kind: "home-empty"; home: MessinaHomeId };
export type MessinaFactHomeOfOthers = { kind: "home-of-others"; home: MessinaHomeId; citizen: MessinaClassId };
export type MessinaFactHomeOrdinary = { kind: "home-ordinary"; home: MessinaHomeId };
export type MessinaFactHomeTaken = { kind: "home-taken"; home: MessinaHomeId };
export type MessinaFactHomeUpgraded = { kind: "home-upgraded"; home: MessinaHomeId };
export type MessinaFactLaterEra = { kind: "later-era"; building: MessinaBuildingId; round: number };
export type MessinaFactLineOnTop = { kind: "line-on-top"; line: MessinaLineId };
export type MessinaFactLockedIn = { kind: "locked-in"; cabin: MessinaCabinId };
export type MessinaFactMustChoose = { kind: "must-choose" };
export type MessinaFactNeedsCitizens = { kind: "needs-citizens"; citizen: MessinaClassId; needed: number; had: number };
export type MessinaFactNeedsCoinsForWay = {
  kind: "needs-coins-for-way";
  spot: MessinaSpotId;
  steps: number;
  needed: number;
  had: number;
};
export type MessinaFactNeedsGoods = { kind: "needs-goods"; cost: MessinaCostId; needed: number; had: number };
export type MessinaFactNeedsUpgraded = { kind: "needs-upgraded"; citizen: MessinaClassId; needed: number; had: number };
export type MessinaFactNoBareCabin = { kind: "no-bare-cabin" };
export type MessinaFactNoCart = { kind: "no-cart"; carts: number };
export type MessinaFactNoCubes = { kind: "no-cubes"; hex: MessinaHexId };
export type MessinaFactNoHelperLeft = { kind: "no-helper-left" };
export type MessinaFactNoHelperThere = { kind: "no-helper-there"; place: MessinaPlaceId };
export type MessinaFactNoShipHere = { kind: "no-ship-here"; dock: MessinaDockId };
export type MessinaFactNoSkipping = { kind: "no-skipping" };
export type MessinaFactNoSuchSide = { kind: "no-such-side"; side: MessinaSideId };
export type MessinaFactNoTokensLeft = { kind: "no-tokens-left"; districts: number };
export type MessinaFactNobodyToSettle = { kind: "nobody-to-settle"; citizen: MessinaClassId };
export type MessinaFactNotAsked = { kind: "not-asked"; verb: string; asked: MessinaFrame };
export type MessinaFactNotBeside = { kind: "not-beside"; hex: MessinaHexId; other: MessinaHexId };
export type MessinaFactNotForSale = { kind: "not-for-sale"; rating: MessinaRatingId };
export type MessinaFactNotInCity = { kind: "not-in-city"; hex: MessinaHexId };
export type MessinaFactNotOpen = { kind: "not-open"; building: MessinaBuildingId };
export type MessinaFactNotYetOut = { kind: "not-yet-out"; cabin: MessinaCabinId };
export type MessinaFactNotYours = { kind: "not-yours"; building: MessinaBuildingId };
export type MessinaFactNothingComes = { kind: "nothing-comes" };
export type MessinaFactNothingPlain = { kind: "nothing-plain" };
export type MessinaFactNothingUnder = { kind: "nothing-under"; group: MessinaGroupId };
export type MessinaFactOnlyForUpgraded = { kind: "only-for-upgraded"; workshop: MessinaWorkshopId };
export type MessinaFactOthersFirst = { kind: "others-first" };
export type MessinaFactOutOfReach = { kind: "out-of-reach"; square: MessinaSquareId };
export type MessinaFactOutsideStage = { kind: "outside-stage" };
export type MessinaFactOverseerAtEnd = { kind: "overseer-at-end"; citizen: MessinaClassId };
export type MessinaFactOverseerNotMeant = { kind: "overseer-not-meant"; citizen: MessinaClassId };
export type MessinaFactOverseerUpgraded = { kind: "overseer-upgraded"; citizen: MessinaClassId };
export type MessinaFactPastEra = { kind: "past-era"; building: MessinaBuildingId };
export type MessinaFactPathTooShort = { kind: "path-too-short"; citizen: MessinaClassId };
export type MessinaFactPortNoDistrict = { kind: "port-no-district"; hex: MessinaHexId };
export type MessinaFactProducedAlready = { kind: "produced-already"; building: MessinaBuildingId };
export type MessinaFactRatingAtEnd = { kind: "rating-at-end"; rating: MessinaRatingId };
export type MessinaFactRatingNotMeant = { kind: "rating-not-meant"; rating: MessinaRatingId };
export type MessinaFactRefreshedAlready = { kind: "refreshed-already" };
export type MessinaFactRewardGiven = { kind: "reward-given"; workshop: MessinaWorkshopId };
export type MessinaFactShipCubeAlone = { kind: "ship-cube-alone" };
export type MessinaFactShipNotHere = { kind: "ship-not-here"; ship: MessinaShipId; dock: MessinaDockId };
export type MessinaFactSomebodyStands = { kind: "somebody-stands"; spot: MessinaSpotId };
export type MessinaFactSomewhereToGo = { kind: "somewhere-to-go" };
export type MessinaFactSpaceAhead = { kind: "space-ahead"; space: MessinaSpaceId };
export type MessinaFactSpaceNothing = { kind: "space-nothing"; space: MessinaSpaceId };
export type MessinaFactSquareSpent = { kind: "square-spent"; square: MessinaSquareId };
export type MessinaFactUnfinished = { kind: "unfinished"; asked: MessinaFrame; undo: number };
export type MessinaFactUpgradedOnWay = { kind: "upgraded-on-way"; citizen: MessinaClassId };
export type MessinaFactWayNotHere = { kind: "way-not-here"; citizen: MessinaClassId; parts: number };
export type MessinaFactWorkLater = { kind: "work-later"; workshop: MessinaWorkshopId };
export type MessinaFactWrongClass = { kind: "wrong-class"; workshop: MessinaWorkshopId; citizen: MessinaClassId };
export type MessinaFrame =
  | ["SeatOrder", number[]]
  | ["DrawSeat", number[]]
  | ["DrawFirstB"]
  | ["LayHexes", number, number]
  | ["DealHex", number, number]
  | ["StartWheel"]
  | ["StartRound"]
  | ["NextTurn", number]
  | ["EndRound"]
  | ["AfterProduction"]
  | ["ComeAbout", number, number, number]
  | ["ChooseSide", number, number, number]
  | ["Items", number, number, number, number, number]
  | ["NextItem", number, number, number, number, number]
  | ["BorrowAction", number, number]
  | ["AdvanceScroll", number, number, number]
  | ["ChooseLine", number, number]
  | ["DealEstate", number]
  | ["DealScroll", number]
  | ["BuildOne", number, number, number]
  | ["ImproveCabin", number, number]
  | ["ChooseCabin", number, number]
  | ["TurnOver", number]
  | ["RevealBuilding", number]
  | ["TurnCartOver", number]
  | ["RevealCart", number]
  | ["UpgradeCitizen", number, number]
  | ["WaitingMoves", number, number]
  | ["ChooseWaitingMove", number, number, number]
  | ["UseHelper", number]
  | ["ChooseHelper", number]
  | ["SendHelper", number, number]
  | ["AdvanceOverseer", number, number, number, number]
  | ["UpgradeOverseer", number, number]
  | ["Activations", number, number, number, number, number, number]
  | ["ActivateCitizen", number, number, number, number, number, number]
  | ["FightPlague", number, number]
  | ["FightCube", number, number]
  | ["MoveMarker"]
  | ["LayDownHelpers"]
  | ["RemoveCitizens"]
  | ["SetTurnOrder"]
  | ["ArriveShips"]
  | ["DrawDock"]
  | ["LandShips", number, number]
  | ["DrawShip", number]
  | ["AddHex", number]
  | ["DrawHex", number]
  | ["TurnWheel"]
  | ["Production", number, number]
  | ["ChooseProduction", number, number]
  | ["AdvanceQuarantine", number]
  | ["MoveOn", number]
  | ["LeaveQuarantine", number]
  | ["ChooseLeaver", number]
  | ["PlaceLeaver", number, number]
  | ["ChoosePlace", number, number]
  | ["FollowUp", number]
  | ["ChooseFollowUp", number]
  | ["ChooseRating", number, number, number]
  | ["GiveUp", number, number, number, number]
  | ["ChooseGift", number, number, number, number]
  | ["GiveUpHelper", number]
  | ["PlaceToken", number, number]
  | ["Rescue", number, number]
  | ["SettleCitizen", number, number]
  | ["ShelterCitizen", number, number]
  | ["Scoring"]
  | ["VisitDock", number, number]
  | ["ChooseShip", number, number]
  | ["MeetShipPlague", number, number]
  | ["FightShipCube", number, number]
  | ["TakeShip", number, number]
  | ["OpponentTurn"]
  | ["DrawToken"]
  | ["LoseShip", number]
  | ["BeginTurn", number]
  | ["Stage", number, number, number]
  | ["ChooseAction", number, number, number];
export type MessinaGroupId = "cabins" | "workshops";
export type MessinaHexId =
  | "H1"
  | "H2"
  | "H3"
  | "H4"
  | "H5"
  | "H6"
  | "H7"
  | "H8"
  | "H9"
  | "H10"
  | "H11"
  | "H12"
  | "H13"
  | "H14"
  | "H15"
  | "H16"
  | "H17"
  | "H18"
  | "H19"
  | "H20"
  | "NW"
  | "NE"
  | "SE"
  | "SW";
export type MessinaHomeId =
  | "cl1"
  | "cl2"
  | "cl3"
  | "cr1"
  | "cr2"
  | "cr3"
  | "au1"
  | "au2"
  | "au3"
  | "al1"
  | "al2"
  | "al3"
  | "nu1"
  | "nu2"
  | "nu3"
  | "nl1"
  | "nl2"
  | "nl3"
  | "B1"
  | "B2"
  | "B3"
  | "B4"
  | "B5"
  | "B6"
  | "B7"
  | "B8"
  | "B9"
  | "B10"
  | "B11"
  | "B12"
  | "B13"
  | "B14"
  | "B15"
  | "B16"
  | "B17"
  | "B18"
  | "B19"
  | "B20"
  | "B21"
  | "B22"
  | "B23"
  | "B24"
  | "B25"
  | "B26"
  | "B27"
  | "B28"
  | "B29"
  | "B30"
  | "B31"
  | "B32"
  | "B33"
  | "cabin1"
  | "cabin2"
  | "cabin3"
  | "cabin4";
export type MessinaLineId = "1" | "2" | "3";
export type MessinaMeansId = "fire" | "powerfire";
export type MessinaPlaceId =
  | "H1"
  | "H2"
  | "H3"
  | "H4"
  | "H5"
  | "H6"
  | "H7"
  | "H8"
  | "H9"
  | "H10"
  | "H11"
  | "H12"
  | "H13"
  | "H14"
  | "H15"
  | "H16"
  | "H17"
  | "H18"
  | "H19"
  | "H20"
  | "NW"
  | "NE"
  | "SE"
  | "SW"
  | "dock-NW"
  | "dock-NE"
  | "dock-SE"
  | "dock-SW"
  | "estate";
export type MessinaPreparationId = "I" | "II" | "III" | "IV" | "V" | "VI" | "VII";
export type MessinaRatingId = "popularity" | "city" | "church";
export type MessinaSavedCabin = { citizen: string | null; stage: number; upgrade: MessinaBuildingId | null };
export type MessinaSavedHelper = { place: string; used: boolean };
export type MessinaSavedHex = { citizens: number[]; cubes: number; owner: number | null; site: string };
export type MessinaSavedOpponent = { drawn: MessinaTokenId[]; left: number; popularity: number; standing: MessinaHexId[] };
export type MessinaSavedOverseer = { branch: MessinaWayId; cell: number; upgraded: boolean };
export type MessinaSavedShip = { cube: number; ship: MessinaShipId };
export type MessinaSavedStack = { top: MessinaBuildingId | null; under: MessinaBuildingId[]; unseen: number };
export type MessinaSavedWorkshop = { flipped: boolean; worker: number };
export type MessinaScores = {
  points: number;
  rats: number;
  popularity: number;
  city: number;
  church: number;
  "popularity-race": number;
  districts: number;
  leftovers: number;
  scroll: number;
  "district-race": number;
  total: number;
};
export type MessinaScrollId = "a" | "b1" | "b2" | "b3" | "b4";
export type MessinaSeatId = "0" | "1" | "2" | "3";
export type MessinaShipId = "T1" | "T2" | "T3" | "T4" | "T5" | "T6" | "T7" | "T8" | "T9";
/** What lies before a player, and what follows from it. */
export type MessinaShownSeat = {
  cabins: MessinaSavedCabin[];
  carts: Record<string, boolean>;
  discs: By<"popularity" | "city" | "church" | "points", [number, number]>;
  districts: MessinaHexId[];
  estate_board: MessinaEstateId;
  helpers: MessinaSavedHelper[];
  overseers: By<MessinaClassId, MessinaSavedOverseer>;
  owed: MessinaSpaceId[];
  points: number;
  projected: number[];
  rats: number;
  scroll: number[];
  scroll_board: MessinaEstateId;
  ships: MessinaShipId[];
  spent: MessinaSquareId[];
  squares: Record<string, number>;
  step_price: number;
  stock: By<"coin" | "wood" | "fire" | "powerfire", number>;
  total: number;
  unused?: number;
  workshops: { [key: string]: MessinaSavedWorkshop };
};
export type MessinaSideId = "1" | "2" | "3";
export type MessinaSpaceId =
  | "popularity-1"
  | "popularity-2"
  | "popularity-3"
  | "popularity-4"
  | "popularity-5"
  | "popularity-6"
  | "popularity-7"
  | "popularity-8"
  | "popularity-9"
  | "popularity-10"
  | "popularity-11"
  | "popularity-12"
  | "popularity-13"
  | "popularity-14"
  | "city-1"
  | "city-2"
  | "city-3"
  | "city-4"
  | "city-5"
  | "city-6"
  | "city-7"
  | "city-8"
  | "city-9"
  | "city-10"
  | "city-11"
  | "church-1"
  | "church-2"
  | "church-3"
  | "church-4"
  | "church-5"
  | "church-6"
  | "church-7"
  | "church-8"
  | "church-9"
  | "church-10"
  | "church-11";
export type MessinaSpotId =
  | "H1"
  | "H2"
  | "H3"
  | "H4"
  | "H5"
  | "H6"
  | "H7"
  | "H8"
  | "H9"
  | "H10"
  | "H11"
  | "H12"
  | "H13"
  | "H14"
  | "H15"
  | "H16"
  | "H17"
  | "H18"
  | "H19"
  | "H20"
  | "NW"
  | "NE"
  | "SE"
  | "SW"
  | "dock-NW"
  | "dock-NE"
  | "dock-SE"
  | "dock-SW";
export type MessinaSquareId =
  | "cl1"
  | "cl2"
  | "cl3"
  | "cr1"
  | "cr2"
  | "cr3"
  | "au1"
  | "au2"
  | "au3"
  | "al1"
  | "al2"
  | "al3"
  | "nu1"
  | "nu2"
  | "nu3"
  | "nl1"
  | "nl2"
  | "nl3";
export type MessinaStepId = "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "11" | "12";
export type MessinaTokenId =
  | "S1"
  | "S2"
  | "S3"
  | "S4"
  | "S5"
  | "S6"
  | "S7"
  | "S8"
  | "S9"
  | "S10"
  | "S11"
  | "S12"
  | "S13"
  | "S14";
/** The table as everybody sees it. */
export type MessinaView = {
  advanced: boolean;
  carts: (MessinaBuildingId | null)[];
  cube_price: number;
  cube_supply: number;
  dock_tokens_left: MessinaDockId[];
  docks: By<MessinaDockId, MessinaSavedShip[]>;
  goal?: number | null;
  hexes: { [key: string]: MessinaSavedHex };
  opponent: MessinaSavedOpponent | null;
  order: number[];
  players: number;
  priority_token: boolean;
  reached?: boolean;
  round: number;
  rounds: number;
  seats: MessinaShownSeat[];
  stacks: MessinaSavedStack[];
  untested: boolean;
  wheel: MessinaStepId;
};
export type MessinaWayId = "ahead" | "left" | "right";
export type MessinaWorkshopId =
  | "B1"
  | "B2"
  | "B3"
  | "B4"
  | "B5"
  | "B6"
  | "B7"
  | "B8"
  | "B9"
  | "B10"
  | "B11"
  | "B12"
  | "B13"
  | "B14"
  | "B15"
  | "B16"
  | "B17"
  | "B18"
  | "B19"
  | "B20"
  | "B21"
  | "B22"
  | "B23"
  | "B24"
  | "B25"
  | "B26"
  | "B27"
  | "B28"
  | "B29"
  | "B30"
  | "B31"
  | "B32"
  | "B33";
export type MoveMessage = {
  type: "move";
  seat: number;
  n: number;
  choice: string;
  then?: string[];
  unless?: "gives_up" | "irrevocable" | null;
  id?: number | null;
  lang?: "en" | "ru" | null;
};
/** `then`: more choices of the same seat that follow it. All are made, as one revision, or none. `unless`: not if they are that, as consequences tell it: then they are refused (`ask-again`), and made when sent without. */
export type MoveWish = {
  seat: number;
  n: number;
  choice: string;
  then?: string[];
  unless?: "gives_up" | "irrevocable" | null;
};
export type MuteWish = { muted: boolean };
export type NewTable = {
  game: string;
  seats: SeatWish[];
  options?: Record<string, unknown>;
  title?: string;
  public?: boolean;
  clock?: ClockWish | null;
  edition?: Record<string, unknown> | null;
  assist?: boolean | null;
};
/** What leads to another value: null (the same), `[value]`, `[]` (gone), or by key or place a patch. */
export type Patch = null | unknown[] | { [key: string]: Patch };
export type PauseWish = { paused: boolean };
export type PestActionId = "move" | "build" | "produce" | "research" | "heal" | "assign";
export type PestAidId = "a1" | "a2" | "a3" | "a4" | "a5" | "a6" | "a7" | "a8" | "a9" | "a10";
export type PestAnswerId = "no" | "yes";
export type PestArrangementId =
  | "none"
  | "move"
  | "build"
  | "move+build"
  | "produce"
  | "move+produce"
  | "build+produce"
  | "move+build+produce"
  | "five"
  | "move+five"
  | "build+five"
  | "move+build+five"
  | "produce+five"
  | "move+produce+five"
  | "build+produce+five"
  | "move+build+produce+five";
export type PestBasicId = "wood" | "stone" | "food" | "herbs";
export type PestBranchId = "first" | "second" | "third";
export type PestBuildingId =
  | "castle"
  | "district-1"
  | "district-2"
  | "workshop"
  | "district-3"
  | "district-4"
  | "factory"
  | "district-5"
  | "district-6"
  | "mint";
/** What may be done beside the actions. */
export type PestCan = { arrange: boolean; camp: boolean; exchange: boolean };
export type PestCapitalCardId = "c1" | "c2" | "c3" | "c4" | "c5";
export type PestCapitalId = "granary" | "hospital" | "academy" | "cathedral" | "palace";
export type PestCellId =
  | "move-research"
  | "move-heal"
  | "move-assign"
  | "build-research"
  | "build-heal"
  | "build-assign"
  | "produce-research"
  | "produce-heal"
  | "produce-assign";
export type PestChoice =
  | PestChoicePlaceCastle
  | PestChoicePlaceDoctor
  | PestChoicePlaceMortus
  | PestChoiceTrials
  | PestChoiceRepeat
  | PestChoiceDo
  | PestChoiceEndTurn
  | PestChoiceExchange
  | PestChoiceExchangeWith
  | PestChoiceArrange
  | PestChoiceHouse
  | PestChoicePayCoins
  | PestChoiceTakeCrate
  | PestChoiceTakeFirst
  | PestChoiceTakeBranch
  | PestChoiceUseToken
  | PestChoiceStep
  | PestChoiceJump
  | PestChoiceCamp
  | PestChoiceBoost
  | PestChoiceStop
  | PestChoiceClear
  | PestChoiceHealAtCamp
  | PestChoiceBuild
  | PestChoiceBuildCapital
  | PestChoicePrice
  | PestChoiceStopBuilding
  | PestChoiceProduce
  | PestChoiceProduceMore
  | PestChoiceProduceLess
  | PestChoiceRestore
  | PestChoiceBuy
  | PestChoiceMobileWorkshop
  | PestChoiceRefresh
  | PestChoiceAdvance
  | PestChoiceSend
  | PestChoiceRecall
  | PestChoiceExperiment
  | PestChoiceHeal
  | PestChoiceInhale
  | PestChoiceFinish
  | PestChoiceLift
  | PestChoicePutDown
  | PestChoiceAssign
  | PestChoiceOutpost
  | PestChoiceKeepCamp
  | PestChoiceSuit;
export type PestChoiceAdvance = { text: string; verb: "Advance" };
export type PestChoiceArrange = { text: string; verb: "Arrange"; arrangement: PestArrangementId };
export type PestChoiceAssign = { text: string; verb: "Assign"; workplace: PestWorkplaceId };
export type PestChoiceBoost = { text: string; verb: "Boost" };
export type PestChoiceBuild = { text: string; verb: "Build"; site: PestSiteId; building: PestBuildingId };
export type PestChoiceBuildCapital = { text: string; verb: "BuildCapital"; building: PestCapitalId };
export type PestChoiceBuy = { text: string; verb: "Buy"; technology: PestTechnologyId; slot: PestSlotId };
export type PestChoiceCamp = { text: string; verb: "Camp" };
export type PestChoiceClear = { text: string; verb: "Clear"; way: PestWayId };
export type PestChoiceDo = { text: string; verb: "Do"; action: PestActionId };
export type PestChoiceEndTurn = { text: string; verb: "EndTurn" };
export type PestChoiceExchange = { text: string; verb: "Exchange"; resource: PestBasicId };
export type PestChoiceExchangeWith = { text: string; verb: "ExchangeWith"; resource: PestBasicId };
export type PestChoiceExperiment = { text: string; verb: "Experiment"; count: PestTakenId };
export type PestChoiceFinish = { text: string; verb: "Finish" };
export type PestChoiceHeal = { text: string; verb: "Heal"; space: PestSpaceId };
export type PestChoiceHealAtCamp = { text: string; verb: "HealAtCamp"; answer: PestAnswerId };
export type PestChoiceHouse = { text: string; verb: "House"; space: PestHousingId };
export type PestChoiceInhale = { text: string; verb: "Inhale"; space: PestSpaceId };
export type PestChoiceJump = { text: string; verb: "Jump"; location: PestLocationId };
export type PestChoiceKeepCamp = { text: string; verb: "KeepCamp"; answer: PestAnswerId };
export type PestChoiceLift = { text: string; verb: "Lift"; workplace: PestWorkplaceId };
export type PestChoiceMobileWorkshop = { text: string; verb: "MobileWorkshop"; resource: PestBasicId };
export type PestChoiceOutpost = { text: string; verb: "Outpost"; answer: PestAnswerId };
export type PestChoicePayCoins = { text: string; verb: "PayCoins"; coins: PestCoinsId };
export type PestChoicePlaceCastle = { text: string; verb: "PlaceCastle"; location: PestLocationId };
export type PestChoicePlaceDoctor = { text: string; verb: "PlaceDoctor"; location: PestLocationId };
export type PestChoicePlaceMortus = { text: string; verb: "PlaceMortus"; cell: PestCellId };
export type PestChoicePrice = { text: string; verb: "Price"; price: PestPriceId };
export type PestChoiceProduce = { text: string; verb: "Produce" };
export type PestChoiceProduceLess = { text: string; verb: "ProduceLess"; resource: PestResourceId };
export type PestChoiceProduceMore = { text: string; verb: "ProduceMore"; resource: PestResourceId };
export type PestChoicePutDown = { text: string; verb: "PutDown"; workplace: PestWorkplaceId };
export type PestChoiceRecall = { text: string; verb: "Recall"; to: PestRecallToId };
export type PestChoiceRefresh = { text: string; verb: "Refresh" };
export type PestChoiceRepeat = { text: string; verb: "Repeat"; cell: PestCellId };
export type PestChoiceRestore = { text: string; verb: "Restore" };
export type PestChoiceSend = { text: string; verb: "Send"; workplace: PestWorkplaceId };
export type PestChoiceStep = { text: string; verb: "Step"; node: PestNodeId };
export type PestChoiceStop = { text: string; verb: "Stop" };
export type PestChoiceStopBuilding = { text: string; verb: "StopBuilding" };
export type PestChoiceSuit = { text: string; verb: "Suit"; answer: PestAnswerId };
export type PestChoiceTakeBranch = { text: string; verb: "TakeBranch"; branch: PestBranchId };
export type PestChoiceTakeCrate = { text: string; verb: "TakeCrate"; resource: PestBasicId };
export type PestChoiceTakeFirst = { text: string; verb: "TakeFirst"; due: PestDueId };
export type PestChoiceTrials = { text: string; verb: "Trials" };
export type PestChoiceUseToken = { text: string; verb: "UseToken"; token: PestTokenId };
export type PestCoinsId = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9";
/** Components by id, in the order in which they lie or stand. */
export type PestDrawn = {
  aids: Record<string, PestDrawnReward[]>;
  buildings: PestDrawnBuilding[];
  capital_cards: Record<string, Member[][]>;
  columns: PestDrawnColumn[];
  goods: PestResourceId[];
  influence: PestDrawnInfluence[];
  laws: Record<string, string[]>;
  locations: PestDrawnLocation[];
  map: PestDrawnMap;
  mat: PestDrawnMat;
  orders: PestDrawnOrder[][];
  palaces: { [key: string]: PestDrawnPalace };
  regions: PestDrawnRegion[];
  roads: PestDrawnRoad[];
  technologies: { [key: string]: PestDrawnTechnology };
  tips: PestDrawnTips;
  years: PestDrawnYear[];
};
/** On a player's board, at its place there. */
export type PestDrawnBuilding = {
  column: number;
  fame: number;
  id: PestBuildingId;
  kind: string;
  needs_worker: boolean;
  output: number;
  row: number;
  stone: number;
  wood: number;
};
export type PestDrawnColumn = { column: number; fame: number };
/** A space of the influence track; `blocked`: nobody may stop there, at this table. */
export type PestDrawnInfluence = { blocked: boolean; fame: boolean; reward: Member[] };
/** A place on the map; `pier`: where its harbours lie. */
export type PestDrawnLocation = {
  capacity: number;
  harbours: string[];
  id: PestLocationId;
  pier?: [number, number];
  start: boolean;
  type: "village" | "town" | "city";
  x: number;
  y: number;
};
/** `decor`: where small drawings of each kind stand. */
export type PestDrawnMap = {
  capital: PestDrawnPoint;
  coast: [number, number][];
  decor: Record<string, [number, number][]>;
  height: number;
  width: number;
};
/** A player's board; lists of the graveyard and of healthy people are by space. */
export type PestDrawnMat = {
  above: string[];
  graves: number[];
  healthy_fame: number[];
  herbs: number[];
  laboratories: boolean[];
  left: string[];
  pens: string[];
  slots: string[];
  top: string[];
};
/** A space of an order track; `threshold`: only from here on it pays, at this table. */
export type PestDrawnOrder = { fame: number; influence: number; threshold: boolean };
/** A building of the capital; `people` beside it in a solo game. */
export type PestDrawnPalace = { cost: Member[]; pays: Member[]; people: number };
export type PestDrawnPoint = { x: number; y: number };
/** A land: its outline, and where its name is printed. */
export type PestDrawnRegion = { id: string; label_x: number; label_y: number; polygon: [number, number][] };
/** One reward of an aid card, and in a solo game for how many people on the influence track it is paid. */
export type PestDrawnReward = { effect: Member[]; people: number[]; side: "left" | "middle" | "right" };
/** `colour` plain: without a horseshoe. The other names are those of its ends. */
export type PestDrawnRoad = { colour: string; id: PestRoadId; one: PestNodeId; other: PestNodeId };
/** `verbs`: choices that are made on it; `holds`: the place by whose name choices send people to it. */
export type PestDrawnTechnology = {
  cells: number;
  fame: number;
  holds: string | null;
  research: number;
  rules: string[];
  slot: string;
  verbs: string[];
};
/** What differs by the number of players in what is said of cards and tracks, and the rules of it. */
export type PestDrawnTips = { aid: string[]; aid_at_once: boolean; influence_places: boolean; order: string[] };
/** `sick`: how many a plague card of that year puts down in each place it names. */
export type PestDrawnYear = { era: number; sick: number };
export type PestDueId = "wood" | "stone" | "food" | "herbs" | "coin" | "crate";
export type PestEvent =
  | PestEventOnlyChoice
  | PestEventRulesChanged
  | PestEventWentOn
  | PestEventSatDown
  | PestEventBotSeated
  | PestEventBotHelped
  | PestEventSeatReturned
  | PestEventLinkMade
  | PestEventLinkRemoved
  | PestEventSeatAsked
  | PestEventSeatGiven
  | PestEventSeatRefused
  | PestEventAssistEnded
  | PestEventTakebackAsked
  | PestEventTakebackRefused
  | PestEventTakebackWithdrawn
  | PestEventTakenBack
  | PestEventPauseAsked
  | PestEventPauseRefused
  | PestEventPauseWithdrawn
  | PestEventPaused
  | PestEventResumed
  | PestEventResigned
  | PestEventTimeOut
  | PestEventMuted
  | PestEventUnmuted
  | PestEventOnlookersMuted
  | PestEventOnlookersHeard
  | PestEventOrderDrawn
  | PestEventLawDrawn
  | PestEventCapitalCardDrawn
  | PestEventTokenLaid
  | PestEventLocationTokenLaid
  | PestEventStartCardDealt
  | PestEventTechnologyShown
  | PestEventMarketCleared
  | PestEventCastlePlaced
  | PestEventDoctorPlaced
  | PestEventYearBegan
  | PestEventPlagueRevealed
  | PestEventSickAdded
  | PestEventRoadSickAdded
  | PestEventPlagueStopped
  | PestEventLocationDestroyed
  | PestEventAidRevealed
  | PestEventAidPaid
  | PestEventActionBegan
  | PestEventActionBoosted
  | PestEventTurnEnded
  | PestEventInfluenceGained
  | PestEventOrderAdvanced
  | PestEventPersonFreed
  | PestEventDoctorMoved
  | PestEventDoctorStayed
  | PestEventCampPlaced
  | PestEventCampReturned
  | PestEventSickGathered
  | PestEventRoadGathered
  | PestEventBuildingBuilt
  | PestEventCapitalBuilt
  | PestEventTokenUsed
  | PestEventTechnologyBought
  | PestEventTechnologyReturned
  | PestEventWorkshopSet
  | PestEventOrderUpdated
  | PestEventEraEnded
  | PestEventGoalPaid
  | PestEventCapitalRewarded
  | PestEventCapitalEmptied
  | PestEventNeutralGrew
  | PestEventGameEnded
  | PestEventMortusPlaced
  | PestEventMortusOnCard
  | PestEventResourceGained
  | PestEventResourceLost
  | PestEventResourcePaid
  | PestEventResearchGained
  | PestEventResearchPaid
  | PestEventFameGained
  | PestEventInfamyGained
  | PestEventSickHoused
  | PestEventQuarantineArranged
  | PestEventSickHealed
  | PestEventSickDiscarded
  | PestEventCardAdvanced
  | PestEventPersonCured
  | PestEventPersonSpent
  | PestEventPersonAssigned
  | PestEventPersonLifted
  | PestEventPersonRecalled
  | PestEventMortusesReturned
  | PestEventMortusReadied;
export type PestEventActionBegan = { n: number; kind: "action-began"; seat: number; action: PestActionId; weak: number };
export type PestEventActionBoosted = { n: number; kind: "action-boosted"; seat: number };
export type PestEventAidPaid = { n: number; kind: "aid-paid"; seat: number; card: PestAidId; place: number };
export type PestEventAidRevealed = { n: number; kind: "aid-revealed"; card: PestAidId; mode: number };
export type PestEventAssistEnded = { n: number; kind: "assist-ended" };
export type PestEventBotHelped = { n: number; kind: "bot-helped"; seat: number; bot: string; instead: string };
export type PestEventBotSeated = { n: number; kind: "bot-seated"; seat: number; by: number; why: string };
export type PestEventBuildingBuilt = {
  n: number;
  kind: "building-built";
  seat: number;
  building: PestBuildingId;
  location: PestLocationId;
};
export type PestEventCampPlaced = { n: number; kind: "camp-placed"; seat: number; location: PestLocationId };
export type PestEventCampReturned = { n: number; kind: "camp-returned"; seat: number; location: PestLocationId };
export type PestEventCapitalBuilt = { n: number; kind: "capital-built"; seat: number; building: PestCapitalId };
export type PestEventCapitalCardDrawn = { n: number; kind: "capital-card-drawn"; card: PestCapitalCardId };
export type PestEventCapitalEmptied = { n: number; kind: "capital-emptied" };
export type PestEventCapitalRewarded = { n: number; kind: "capital-rewarded"; seat: number; place: number };
export type PestEventCardAdvanced = {
  n: number;
  kind: "card-advanced";
  seat: number;
  technology: PestTechnologyId;
  cell: number;
};
export type PestEventCastlePlaced = { n: number; kind: "castle-placed"; seat: number; location: PestLocationId };
export type PestEventDoctorMoved = { n: number; kind: "doctor-moved"; seat: number; origin: PestNodeId; to: PestNodeId };
export type PestEventDoctorPlaced = { n: number; kind: "doctor-placed"; seat: number; location: PestLocationId };
export type PestEventDoctorStayed = {
  n: number;
  kind: "doctor-stayed";
  seat: number;
  location: PestLocationId;
  to: PestNodeId;
};
export type PestEventEraEnded = { n: number; kind: "era-ended"; era: number };
export type PestEventFameGained = { n: number; kind: "fame-gained"; seat: number; count: number };
export type PestEventGameEnded = { n: number; kind: "game-ended"; seat: number; total: number };
export type PestEventGoalPaid = { n: number; kind: "goal-paid"; seat: number; law: PestLawId; fame: number };
export type PestEventInfamyGained = { n: number; kind: "infamy-gained"; seat: number; count: number };
export type PestEventInfluenceGained = { n: number; kind: "influence-gained"; seat: number; space: number };
export type PestEventLawDrawn = { n: number; kind: "law-drawn"; law: PestLawId };
export type PestEventLinkMade = { n: number; kind: "link-made"; seat: number };
export type PestEventLinkRemoved = { n: number; kind: "link-removed"; seat: number };
export type PestEventLocationDestroyed = { n: number; kind: "location-destroyed"; location: PestLocationId };
export type PestEventLocationTokenLaid = {
  n: number;
  kind: "location-token-laid";
  location: PestLocationId;
  resource: PestResourceId;
  sick: number;
};
export type PestEventMarketCleared = { n: number; kind: "market-cleared"; aside: number };
export type PestEventMortusOnCard = { n: number; kind: "mortus-on-card"; seat: number; technology: PestTechnologyId };
export type PestEventMortusPlaced = { n: number; kind: "mortus-placed"; seat: number; cell: PestCellId };
export type PestEventMortusReadied = { n: number; kind: "mortus-readied"; seat: number };
export type PestEventMortusesReturned = { n: number; kind: "mortuses-returned" };
export type PestEventMuted = { n: number; kind: "muted"; who: string };
export type PestEventNeutralGrew = { n: number; kind: "neutral-grew"; neutral: number };
export type PestEventOnlookersHeard = { n: number; kind: "onlookers-heard" };
export type PestEventOnlookersMuted = { n: number; kind: "onlookers-muted" };
export type PestEventOnlyChoice = { n: number; kind: "only-choice"; seat: number };
export type PestEventOrderAdvanced = { n: number; kind: "order-advanced"; seat: number; era: number; space: number };
export type PestEventOrderDrawn = { n: number; kind: "order-drawn"; seats: number[] };
export type PestEventOrderUpdated = { n: number; kind: "order-updated"; seats: number[] };
export type PestEventPauseAsked = { n: number; kind: "pause-asked"; seat: number };
export type PestEventPauseRefused = { n: number; kind: "pause-refused"; seat: number; by: number };
export type PestEventPauseWithdrawn = { n: number; kind: "pause-withdrawn"; seat: number };
export type PestEventPaused = { n: number; kind: "paused"; seat: number };
export type PestEventPersonAssigned = { n: number; kind: "person-assigned"; seat: number; workplace: PestWorkplaceId };
export type PestEventPersonCured = { n: number; kind: "person-cured"; seat: number };
export type PestEventPersonFreed = { n: number; kind: "person-freed"; neutral: number };
export type PestEventPersonLifted = { n: number; kind: "person-lifted"; seat: number; workplace: PestWorkplaceId };
export type PestEventPersonRecalled = { n: number; kind: "person-recalled"; seat: number };
export type PestEventPersonSpent = { n: number; kind: "person-spent"; seat: number };
export type PestEventPlagueRevealed = { n: number; kind: "plague-revealed"; card: PestPlagueId };
export type PestEventPlagueStopped = { n: number; kind: "plague-stopped"; location: PestLocationId; count: number };
export type PestEventQuarantineArranged = {
  n: number;
  kind: "quarantine-arranged";
  seat: number;
  arrangement: PestArrangementId;
};
export type PestEventResearchGained = { n: number; kind: "research-gained"; seat: number; count: number };
export type PestEventResearchPaid = { n: number; kind: "research-paid"; seat: number; count: number };
export type PestEventResigned = { n: number; kind: "resigned"; seat: number };
export type PestEventResourceGained = {
  n: number;
  kind: "resource-gained";
  seat: number;
  resource: PestResourceId;
  count: number;
};
export type PestEventResourceLost = {
  n: number;
  kind: "resource-lost";
  seat: number;
  resource: PestResourceId;
  count: number;
};
export type PestEventResourcePaid = {
  n: number;
  kind: "resource-paid";
  seat: number;
  resource: PestResourceId;
  count: number;
};
export type PestEventResumed = { n: number; kind: "resumed"; by: number };
export type PestEventRoadGathered = { n: number; kind: "road-gathered"; seat: number; road: PestRoadId; count: number };
export type PestEventRoadSickAdded = { n: number; kind: "road-sick-added"; road: PestRoadId; count: number };
export type PestEventRulesChanged = {
  n: number;
  kind: "rules-changed";
  before: string;
  after: string;
  rules: string[];
  replayed: number;
};
export type PestEventSatDown = { n: number; kind: "sat-down"; seat: number };
export type PestEventSeatAsked = { n: number; kind: "seat-asked"; seat: number; who: string };
export type PestEventSeatGiven = { n: number; kind: "seat-given"; seat: number; who: string };
export type PestEventSeatRefused = { n: number; kind: "seat-refused"; seat: number; who: string };
export type PestEventSeatReturned = { n: number; kind: "seat-returned"; seat: number };
export type PestEventSickAdded = { n: number; kind: "sick-added"; location: PestLocationId; count: number };
export type PestEventSickDiscarded = { n: number; kind: "sick-discarded"; seat: number; space: PestSpaceId };
export type PestEventSickGathered = {
  n: number;
  kind: "sick-gathered";
  seat: number;
  location: PestLocationId;
  count: number;
};
export type PestEventSickHealed = { n: number; kind: "sick-healed"; seat: number; space: PestSpaceId };
export type PestEventSickHoused = { n: number; kind: "sick-housed"; seat: number; space: PestHousingId };
export type PestEventStartCardDealt = { n: number; kind: "start-card-dealt"; seat: number | null; card: PestStartCardId };
export type PestEventTakebackAsked = { n: number; kind: "takeback-asked"; seat: number };
export type PestEventTakebackRefused = { n: number; kind: "takeback-refused"; seat: number; by: number };
export type PestEventTakebackWithdrawn = { n: number; kind: "takeback-withdrawn"; seat: number };
export type PestEventTakenBack = { n: number; kind: "taken-back"; seat: number; count: number };
export type PestEventTechnologyBought = {
  n: number;
  kind: "technology-bought";
  seat: number;
  technology: PestTechnologyId;
  slot: PestSlotId;
};
export type PestEventTechnologyReturned = {
  n: number;
  kind: "technology-returned";
  seat: number;
  technology: PestTechnologyId;
};
export type PestEventTechnologyShown = { n: number; kind: "technology-shown"; technology: PestTechnologyId; place: number };
export type PestEventTimeOut = { n: number; kind: "time-out"; seat: number; then: string };
export type PestEventTokenLaid = { n: number; kind: "token-laid"; token: PestTokenId };
export type PestEventTokenUsed = { n: number; kind: "token-used"; seat: number; token: PestTokenId };
export type PestEventTurnEnded = { n: number; kind: "turn-ended"; seat: number };
export type PestEventUnmuted = { n: number; kind: "unmuted"; who: string };
export type PestEventWentOn = { n: number; kind: "went-on" };
export type PestEventWorkshopSet = { n: number; kind: "workshop-set"; seat: number; resource: PestResourceId };
export type PestEventYearBegan = { n: number; kind: "year-began"; year: number; era: number };
export type PestFact =
  | PestFactGameOver
  | PestFactAnothersTurn
  | PestFactByChance
  | PestFactUnfinished
  | PestFactNotAsked
  | PestFactNeedsResource
  | PestFactNeedsResearch
  | PestFactNeedsTwo
  | PestFactNoRoomFor
  | PestFactDoctorIsHere
  | PestFactNoRoad
  | PestFactEnteredAlready
  | PestFactTooFewPoints
  | PestFactNotInCapital
  | PestFactNoWayOut
  | PestFactNoWay
  | PestFactStepMustFollow
  | PestFactCampPlaced
  | PestFactNoCamp
  | PestFactCampAtDoctor
  | PestFactBoostUsed
  | PestFactNoTechnology
  | PestFactCardUsed
  | PestFactCardHasMortus
  | PestFactCardFull
  | PestFactNobodyOnCard
  | PestFactCardTakesNobody
  | PestFactNobodyInCell
  | PestFactAdvanceFirst
  | PestFactJumpedNotHere
  | PestFactOtherKind
  | PestFactCellTaken
  | PestFactCellFree
  | PestFactNotOfCell
  | PestFactActionFirst
  | PestFactActionDone
  | PestFactNobodyToAssign
  | PestFactNothingLeftToBuild
  | PestFactCheapestBuilding
  | PestFactCheapestCapital
  | PestFactRuined
  | PestFactOwnHouseThere
  | PestFactLocationFull
  | PestFactSiteUsed
  | PestFactMapChosen
  | PestFactCapitalTaken
  | PestFactBuiltAlready
  | PestFactNotBuilt
  | PestFactNotWeak
  | PestFactIsWeak
  | PestFactNotInPrice
  | PestFactNothingMade
  | PestFactAlreadyArranged
  | PestFactSameArrangement
  | PestFactNobodyToArrange
  | PestFactAllPenned
  | PestFactPennedMustBe
  | PestFactRoomInRegular
  | PestFactRegularFull
  | PestFactSpaceTaken
  | PestFactSpaceEmpty
  | PestFactFiveKeepsFood
  | PestFactCoinsBetween
  | PestFactNotDue
  | PestFactNoSuchReward
  | PestFactTokenDown
  | PestFactTrackFull
  | PestFactNoHealthy
  | PestFactBoughtAlready
  | PestFactNotOnMarket
  | PestFactSlotUnfit
  | PestFactSlotOccupied
  | PestFactRefreshedAlready
  | PestFactNobodyInCapital
  | PestFactExperimentsMost
  | PestFactPlaceTaken
  | PestFactPlaceEmpty
  | PestFactOnlyBuildings
  | PestFactNoPlaceToMove
  | PestFactMovedEnough
  | PestFactSomebodyInHand
  | PestFactNobodyInHand
  | PestFactNotOnStartCard
  | PestFactNotBesideCastle;
export type PestFactActionDone = { kind: "action-done"; action: PestActionId };
export type PestFactActionFirst = { kind: "action-first"; action: PestActionId };
export type PestFactAdvanceFirst = { kind: "advance-first" };
export type PestFactAllPenned = { kind: "all-penned"; spaces: number };
export type PestFactAlreadyArranged = { kind: "already-arranged" };
export type PestFactAnothersTurn = { kind: "anothers-turn"; seat: number };
export type PestFactBoostUsed = { kind: "boost-used" };
export type PestFactBoughtAlready = { kind: "bought-already" };
export type PestFactBuiltAlready = { kind: "built-already"; building: PestBuildingId; location: PestLocationId };
export type PestFactByChance = { kind: "by-chance" };
export type PestFactCampAtDoctor = { kind: "camp-at-doctor" };
export type PestFactCampPlaced = { kind: "camp-placed"; location: PestLocationId };
export type PestFactCapitalTaken = { kind: "capital-taken"; capital: PestCapitalId; seat: number };
export type PestFactCardFull = { kind: "card-full"; technology: PestTechnologyId; people: number };
export type PestFactCardHasMortus = { kind: "card-has-mortus"; technology: PestTechnologyId };
export type PestFactCardTakesNobody = { kind: "card-takes-nobody" };
export type PestFactCardUsed = { kind: "card-used"; technology: PestTechnologyId };
export type PestFactCellFree = { kind: "cell-free"; cell: PestCellId };
export type PestFactCellTaken = { kind: "cell-taken"; cell: PestCellId };
export type PestFactCheapestBuilding = { kind: "cheapest-building"; building: PestBuildingId };
export type PestFactCheapestCapital = { kind: "cheapest-capital"; capital: PestCapitalId };
export type PestFactCoinsBetween = { kind: "coins-between"; least: number; most: number };
export type PestFactDoctorIsHere = { kind: "doctor-is-here"; node: PestNodeId };
export type PestFactEnteredAlready = { kind: "entered-already"; location: PestLocationId };
export type PestFactExperimentsMost = { kind: "experiments-most"; most: number };
export type PestFactFiveKeepsFood = { kind: "five-keeps-food"; reserve: number };
export type PestFactGameOver = { kind: "game-over" };
export type PestFactIsWeak = { kind: "is-weak" };
export type PestFactJumpedNotHere = { kind: "jumped-not-here" };
export type PestFactLocationFull = { kind: "location-full"; location: PestLocationId; buildings: number };
export type PestFactMapChosen = { kind: "map-chosen" };
export type PestFactMovedEnough = { kind: "moved-enough"; times: number };
export type PestFactNeedsResearch = { kind: "needs-research"; needed: number; had: number };
export type PestFactNeedsResource = {
  kind: "needs-resource";
  resource: PestResourceId;
  needed: number;
  had: number;
  coins: number;
};
export type PestFactNeedsTwo = { kind: "needs-two"; needed: number; had: number };
export type PestFactNoCamp = { kind: "no-camp" };
export type PestFactNoHealthy = { kind: "no-healthy" };
export type PestFactNoPlaceToMove = { kind: "no-place-to-move" };
export type PestFactNoRoad = { kind: "no-road"; node: PestNodeId; here: PestNodeId };
export type PestFactNoRoomFor = { kind: "no-room-for"; resource: PestResourceId; limit: number };
export type PestFactNoSuchReward = { kind: "no-such-reward"; branch: PestBranchId };
export type PestFactNoTechnology = { kind: "no-technology"; technology: PestTechnologyId };
export type PestFactNoWay = { kind: "no-way" };
export type PestFactNoWayOut = { kind: "no-way-out" };
export type PestFactNobodyInCapital = { kind: "nobody-in-capital" };
export type PestFactNobodyInCell = { kind: "nobody-in-cell" };
export type PestFactNobodyInHand = { kind: "nobody-in-hand" };
export type PestFactNobodyOnCard = { kind: "nobody-on-card"; technology: PestTechnologyId };
export type PestFactNobodyToArrange = { kind: "nobody-to-arrange" };
export type PestFactNobodyToAssign = { kind: "nobody-to-assign" };
export type PestFactNotAsked = { kind: "not-asked"; verb: string; asked: PestFrame };
export type PestFactNotBesideCastle = { kind: "not-beside-castle"; location: PestLocationId };
export type PestFactNotBuilt = { kind: "not-built"; building: PestBuildingId };
export type PestFactNotDue = { kind: "not-due"; due: PestDueId };
export type PestFactNotInCapital = { kind: "not-in-capital" };
export type PestFactNotInPrice = { kind: "not-in-price"; resource: PestResourceId };
export type PestFactNotOfCell = { kind: "not-of-cell"; action: PestActionId };
export type PestFactNotOnMarket = { kind: "not-on-market"; technology: PestTechnologyId };
export type PestFactNotOnStartCard = { kind: "not-on-start-card"; location: PestLocationId };
export type PestFactNotWeak = { kind: "not-weak" };
export type PestFactNothingLeftToBuild = { kind: "nothing-left-to-build" };
export type PestFactNothingMade = { kind: "nothing-made"; resource: PestResourceId };
export type PestFactOnlyBuildings = { kind: "only-buildings" };
export type PestFactOtherKind = { kind: "other-kind"; location: PestLocationId };
export type PestFactOwnHouseThere = { kind: "own-house-there"; location: PestLocationId };
export type PestFactPennedMustBe = { kind: "penned-must-be"; wanted: number; freeing: number; given: number };
export type PestFactPlaceEmpty = { kind: "place-empty"; workplace: PestWorkplaceId };
export type PestFactPlaceTaken = { kind: "place-taken"; workplace: PestWorkplaceId };
export type PestFactRefreshedAlready = { kind: "refreshed-already" };
export type PestFactRegularFull = { kind: "regular-full"; spaces: number };
export type PestFactRoomInRegular = { kind: "room-in-regular" };
export type PestFactRuined = { kind: "ruined"; location: PestLocationId };
export type PestFactSameArrangement = { kind: "same-arrangement" };
export type PestFactSiteUsed = { kind: "site-used"; location: PestLocationId };
export type PestFactSlotOccupied = { kind: "slot-occupied"; slot: PestSlotId };
export type PestFactSlotUnfit = { kind: "slot-unfit"; technology: PestTechnologyId; slot: PestSlotId };
export type PestFactSomebodyInHand = { kind: "somebody-in-hand" };
export type PestFactSpaceEmpty = { kind: "space-empty"; housing: PestHousingId };
export type PestFactSpaceTaken = { kind: "space-taken"; housing: PestHousingId };
export type PestFactStepMustFollow = { kind: "step-must-follow" };
export type PestFactTokenDown = { kind: "token-down"; token: PestTokenId };
export type PestFactTooFewPoints = { kind: "too-few-points"; node: PestNodeId; price: number; points: number };
export type PestFactTrackFull = { kind: "track-full"; people: number };
export type PestFactUnfinished = { kind: "unfinished"; asked: PestFrame; undo: number };
export type PestFrame =
  | ["DrawLaw", number]
  | ["DrawCapitalCard"]
  | ["LayToken"]
  | ["DrawOrder"]
  | ["Castles"]
  | ["DealStartCard", number, number]
  | ["OpenStartCard", number]
  | ["PlaceCastle", number, number]
  | ["FirstCastle", number, number]
  | ["PlaceDoctor", number]
  | ["LayLocationToken", number]
  | ["Year", number]
  | ["YearEnds", number]
  | ["RevealPlague"]
  | ["Waivers", number, number, number, number]
  | ["AskOutpost", number, number, number, number, number, number]
  | ["Additions", number, number, number]
  | ["Struck", number, number, number, number, number]
  | ["KeepCamp", number, number, number, number]
  | ["AskSuit", number, number, number, number, number]
  | ["Destruction", number]
  | ["Spread", number]
  | ["RevealAid"]
  | ["PayAid"]
  | ["Turns", number]
  | ["PlaceMortus", number]
  | ["Act", number, number, number, number]
  | ["ExchangeWith", number, number]
  | ["Move", number, number, number, number, number]
  | ["Arrive", number, number, number, number, number, number]
  | ["Enter", number, number]
  | ["Entered", number, number]
  | ["MoveEnds", number]
  | ["GatherRoad", number, number, number]
  | ["Clear", number, number]
  | ["ClearBy", number, number]
  | ["Gather", number, number, number]
  | ["HealAtCamp", number, number, number]
  | ["TakeIn", number, number, number, number]
  | ["HousePerson", number, number, number, number, number]
  | ["Building", number, number, number, number, number]
  | ["BuildOn", number, number, number, number]
  | ["Priced", number, number, number, number, number, number, number, number]
  | ["SetPrice", number, number, number, number, number, number, number, number]
  | ["Built", number, number, number]
  | ["BuildOrder", number, number]
  | ["CapitalBuilt", number, number]
  | ["BuildingEnds", number, number, number]
  | ["Produce", number, number]
  | ["ProduceHow", number, number]
  | ["Laboratories", number]
  | ["Research", number, number]
  | ["ShowTechnology", number]
  | ["TrimStock", number]
  | ["KeepHigh", number]
  | ["SetWorkshop", number]
  | ["Healing", number, number]
  | ["Healed", number, number]
  | ["Assigning", number, number, number]
  | ["PuttingDown", number, number, number]
  | ["CapitalToken", number]
  | ["UseToken", number]
  | ["Influence", number, number]
  | ["OrderAdvances", number]
  | ["Gain", number, number, number]
  | ["Give", number, number, number]
  | ["Branches", number, number]
  | ["TakeBranch", number, number]
  | ["Pay", number, number, number, number, number, number]
  | ["PayCoins", number, number, number, number, number]
  | ["Crates", number, number]
  | ["TakeCrate", number]
  | ["GainAll", number, number, number, number, number, number, number]
  | ["TakeFirst", number, number, number, number, number, number, number]
  | ["PayGoal"]
  | ["CapitalRewards"]
  | ["LeaveCapital"]
  | ["InfamyForDead"]
  | ["NewMortus"]
  | ["NewMarket"]
  | ["ShuffleAside"]
  | ["CompareSectors"]
  | ["Scoring"];
/** What awaits a doctor where it stands: the sick, the food for all of them, and for all but those a mask leaves. */
export type PestHere = { food: number; food_left: number; left: number; ruined: boolean; sick: number };
export type PestHousingId = "regular" | "move" | "build" | "produce" | "five" | "graveyard" | "card";
export type PestLawId =
  | "l1"
  | "l2"
  | "l3"
  | "l4"
  | "l5"
  | "l6"
  | "l7"
  | "l8"
  | "l9"
  | "l10"
  | "l11"
  | "l12"
  | "l13"
  | "l14"
  | "l15";
export type PestLocationId =
  | "gotar"
  | "yusteris"
  | "amfell"
  | "gollor"
  | "tarius"
  | "gnoll"
  | "klaor"
  | "lerk"
  | "vards"
  | "bimeris"
  | "malaren"
  | "briston"
  | "kellis"
  | "menrey"
  | "arler"
  | "frox"
  | "lor"
  | "veris"
  | "milessar"
  | "riterra"
  | "amberi"
  | "jolari"
  | "veria"
  | "kelier"
  | "porral"
  | "sobal"
  | "vibrou"
  | "blessir"
  | "tissaud"
  | "nuerami"
  | "seora"
  | "terras"
  | "bais"
  | "drena"
  | "meskar"
  | "sitra"
  | "halkor"
  | "numenar"
  | "fazerh"
  | "haddir"
  | "skartin"
  | "metix"
  | "milli"
  | "mozt"
  | "tessik";
export type PestLocationTokenId =
  | "village-wood"
  | "village-wood-sick"
  | "village-stone"
  | "village-stone-sick"
  | "village-food"
  | "village-food-sick"
  | "village-herbs"
  | "village-herbs-sick"
  | "town-wood"
  | "town-wood-sick"
  | "town-stone"
  | "town-stone-sick"
  | "town-food"
  | "town-food-sick"
  | "town-herbs"
  | "town-herbs-sick"
  | "city-wood"
  | "city-wood-sick"
  | "city-stone"
  | "city-stone-sick"
  | "city-food"
  | "city-food-sick"
  | "city-herbs"
  | "city-herbs-sick";
export type PestNodeId =
  | "gotar"
  | "yusteris"
  | "amfell"
  | "gollor"
  | "tarius"
  | "gnoll"
  | "klaor"
  | "lerk"
  | "vards"
  | "bimeris"
  | "malaren"
  | "briston"
  | "kellis"
  | "menrey"
  | "arler"
  | "frox"
  | "lor"
  | "veris"
  | "milessar"
  | "riterra"
  | "amberi"
  | "jolari"
  | "veria"
  | "kelier"
  | "porral"
  | "sobal"
  | "vibrou"
  | "blessir"
  | "tissaud"
  | "nuerami"
  | "seora"
  | "terras"
  | "bais"
  | "drena"
  | "meskar"
  | "sitra"
  | "halkor"
  | "numenar"
  | "fazerh"
  | "haddir"
  | "skartin"
  | "metix"
  | "milli"
  | "mozt"
  | "tessik"
  | "capital";
export type PestPlagueId =
  | "p1"
  | "p2"
  | "p3"
  | "p4"
  | "p5"
  | "p6"
  | "p7"
  | "p8"
  | "p9"
  | "p10"
  | "p11"
  | "p12"
  | "p13"
  | "p14"
  | "p15"
  | "p16"
  | "p17"
  | "p18";
export type PestPriceId = "plain" | "save-wood" | "save-stone" | "add-wood" | "add-stone" | "restore";
/** People in regular spaces, which others are taken, and how many spaces there are. */
export type PestQuarantine = { calm?: number; regular: number; spaces: number; taken: PestArrangementId };
export type PestRecallToId =
  | "castle"
  | "district-1"
  | "district-2"
  | "workshop"
  | "district-3"
  | "district-4"
  | "factory"
  | "district-5"
  | "district-6"
  | "mint"
  | "track"
  | "mobile-workshop";
export type PestResourceId = "wood" | "stone" | "food" | "herbs" | "coin";
export type PestRoadId =
  | "capital-kelier"
  | "capital-menrey"
  | "capital-numenar"
  | "capital-seora"
  | "capital-tarius"
  | "amberi-jolari"
  | "amberi-riterra"
  | "amberi-vibrou"
  | "amfell-gnoll"
  | "amfell-gotar"
  | "amfell-riterra"
  | "amfell-sobal"
  | "amfell-veria"
  | "arler-bimeris"
  | "arler-lor"
  | "arler-menrey"
  | "arler-veris"
  | "bais-nuerami"
  | "bais-sitra"
  | "bimeris-briston"
  | "bimeris-frox"
  | "bimeris-lor"
  | "blessir-meskar"
  | "blessir-terras"
  | "briston-malaren"
  | "briston-yusteris"
  | "drena-numenar"
  | "drena-seora"
  | "drena-terras"
  | "drena-tissaud"
  | "fazerh-haddir"
  | "fazerh-halkor"
  | "fazerh-mozt"
  | "fazerh-tissaud"
  | "frox-veris"
  | "gnoll-gotar"
  | "gnoll-veria"
  | "gnoll-yusteris"
  | "gollor-gotar"
  | "gollor-klaor"
  | "gollor-sobal"
  | "gotar-klaor"
  | "gotar-vards"
  | "haddir-metix"
  | "haddir-mozt"
  | "haddir-numenar"
  | "halkor-milli"
  | "halkor-nuerami"
  | "jolari-milessar"
  | "jolari-porral"
  | "kelier-porral"
  | "kelier-seora"
  | "kelier-veria"
  | "kellis-skartin"
  | "kellis-tessik"
  | "kellis-veris"
  | "klaor-lerk"
  | "klaor-vards"
  | "lerk-malaren"
  | "lor-tarius"
  | "lor-yusteris"
  | "malaren-vards"
  | "menrey-metix"
  | "menrey-numenar"
  | "meskar-milessar"
  | "meskar-seora"
  | "metix-tessik"
  | "metix-veris"
  | "milessar-porral"
  | "milessar-seora"
  | "milli-mozt"
  | "milli-skartin"
  | "milli-tessik"
  | "mozt-tessik"
  | "nuerami-tissaud"
  | "porral-riterra"
  | "riterra-sobal"
  | "riterra-veria"
  | "sitra-tissaud"
  | "sobal-vibrou"
  | "tarius-veria"
  | "tarius-yusteris"
  | "terras-tissaud"
  | "vards-yusteris";
export type PestScores = {
  tokens: number;
  orders: number;
  healthy: number;
  buildings: number;
  columns: number;
  technologies: number;
  influence: number;
  influence_place: number;
  resources: number;
  coins: number;
  crossed: number;
  capital_buildings: number;
  infamy: number;
  quarantine: number;
  people_left: number;
  total: number;
};
export type PestSeatId = "0" | "1" | "2" | "3" | "4";
/** A building of a seat: where it stands, what it makes, and whether somebody works there. */
export type PestShownBuilding = { location: PestLocationId; person: boolean; product: PestResourceId };
/** `buildings` by seat: the building of that seat here. */
export type PestShownLocation = {
  buildings: (PestBuildingId | null)[];
  camps: number[];
  deadly?: boolean;
  doctors: number[];
  resource: PestResourceId;
  ruined: boolean;
  sick: number;
};
/** What lies before a player. */
export type PestShownSeat = {
  buildings: By<PestBuildingId, PestShownBuilding | null>;
  camp: PestLocationId | null;
  can: PestCan;
  charged?: number;
  colour: "red" | "yellow" | "blue" | "white" | "purple";
  doctor: PestNodeId;
  fame: number;
  graveyard: number;
  grid: PestCellId[];
  healthy: number;
  held?: number;
  here: PestHere | null;
  idle: ("both" | "left" | "top" | null)[];
  infamy: number;
  influence: number;
  limits: By<PestResourceId, number>;
  orders: number[];
  projected?: number[];
  quarantine: PestQuarantine;
  ready: number;
  research: number;
  score: number;
  sector: number;
  stock: By<PestResourceId, number>;
  technologies: (PestShownTechnology | null)[];
  title?: string | null;
  waiting: number;
  weak?: PestActionId[];
};
/** A card in a slot; `cell` is where the person in the healing cells is (0: nobody), `resource` what a workshop makes. */
export type PestShownTechnology = {
  cell: number;
  mortus: boolean;
  people: number;
  resource: PestResourceId | null;
  technology: PestTechnologyId;
};
export type PestSiteId = "doctor" | "camp";
export type PestSlotId = "top" | "middle" | "bottom";
export type PestSpaceId = "regular" | "move" | "build" | "produce" | "five";
export type PestStartCardId =
  | "high-mountains"
  | "northern-shores"
  | "endless-valleys"
  | "southern-coast"
  | "impregnable-peaks";
export type PestTakenId = "1" | "2" | "3";
export type PestTechnologyId =
  | "t1"
  | "t2"
  | "t3"
  | "t4"
  | "t5"
  | "t6"
  | "t7"
  | "t8"
  | "t9"
  | "t10"
  | "t11"
  | "t12"
  | "t13"
  | "t14"
  | "t15"
  | "t16"
  | "t17"
  | "t18"
  | "t19"
  | "t20"
  | "t21"
  | "t22"
  | "t23"
  | "t24"
  | "t25"
  | "t26"
  | "t27"
  | "t28"
  | "t29"
  | "t30";
export type PestTokenId = "fame" | "influence" | "research" | "coin" | "crate" | "wood" | "stone" | "food" | "herbs";
/** The table as a seat sees it; `viewer` is that seat, null for a spectator. */
export type PestView = {
  aids: (PestAidId | null)[];
  capital_buildings: By<PestCapitalId, number | null>;
  capital_card: PestCapitalCardId | null;
  deck: number;
  era: number;
  laws: (PestLawId | null)[];
  locations: By<PestLocationId, PestShownLocation>;
  market: (PestTechnologyId | null)[];
  mode: "base" | "two-player" | "solo";
  neutral: number | null;
  order: number[];
  people_left: number | null;
  plagues: (PestPlagueId | null)[];
  plagues_boxed: number;
  players: number;
  roads: By<PestRoadId, number>;
  seats: PestShownSeat[];
  tokens: By<PestTokenId, [number, number]>;
  viewer: number | null;
  waiting?: PestWaiting;
  year: number;
};
/** Spaces where somebody still waits for the marker of a player alone; orders by era. */
export type PestWaiting = { influence: number[]; orders: number[][] };
export type PestWayId = "food" | "leave" | "camp";
export type PestWorkplaceId =
  | "castle"
  | "district-1"
  | "district-2"
  | "workshop"
  | "district-3"
  | "district-4"
  | "factory"
  | "district-5"
  | "district-6"
  | "mint"
  | "mobile-workshop"
  | "specialists"
  | "capital";
/** A board to be looked at: what a seat sees of a position, what is asked there, and what to show of it. `print`: which of the book's prints its board is drawn from. */
export type PictureInfo = {
  id: string;
  chapter: string;
  seat: number;
  points: string[];
  print: number;
  view: unknown;
  decision: DecisionInfo | null;
};
export type PingMessage = { type: "ping"; id?: number | null; lang?: "en" | "ru" | null };
export type Pong = { type: "pong"; id: number | null; now: number };
/** What is printed, by domain and id. */
export type Printed = Record<string, { [key: string]: PrintedSlots }>;
/** What is printed on the components of a table. For its words (`printed`, `effects`: lazaretto/text) and for its board (`drawn`: the game's own). `corrected`: what differs from the edition as shipped; `reconstructed`: by table of the edition, the fields whose values are our own. */
export type PrintedInfo = {
  printed: Printed;
  effects: Effect[];
  drawn: RattusDrawn | MessinaDrawn | PestDrawn;
  corrected: Correction[];
  reconstructed: Record<string, string[]>;
};
/** What is printed on a component, by slot: a number, or other components. */
export type PrintedSlots = Record<string, number | Member[]>;
export type RattusAddedId = "1" | "2" | "3" | "4";
export type RattusAnswerId = "no" | "yes";
export type RattusCardId = "peasant" | "merchant" | "monk" | "knight" | "witch" | "king";
export type RattusChoice =
  | RattusChoiceFirstCubes
  | RattusChoiceTakeCard
  | RattusChoiceAddCubes
  | RattusChoiceUseCard
  | RattusChoiceKing
  | RattusChoiceMerchant
  | RattusChoiceMerchantTo
  | RattusChoiceMonkTo
  | RattusChoiceWitchStop
  | RattusChoiceWitchSwap
  | RattusChoiceMovePlague
  | RattusChoicePlaceRat
  | RattusChoiceCountPlague
  | RattusChoicePass
  | RattusChoiceMonk
  | RattusChoiceWitch
  | RattusChoiceWitchAlso
  | RattusChoiceReveal;
export type RattusChoiceAddCubes = { text: string; verb: "AddCubes"; region: RattusRegionId; count: RattusAddedId };
export type RattusChoiceCountPlague = { text: string; verb: "CountPlague"; answer: RattusAnswerId };
export type RattusChoiceFirstCubes = { text: string; verb: "FirstCubes"; region: RattusRegionId };
export type RattusChoiceKing = { text: string; verb: "King"; region: RattusRegionId };
export type RattusChoiceMerchant = { text: string; verb: "Merchant"; region: RattusRegionId; count: RattusMovedId };
export type RattusChoiceMerchantTo = { text: string; verb: "MerchantTo"; region: RattusRegionId };
export type RattusChoiceMonk = { text: string; verb: "Monk"; token: RattusTokenId };
export type RattusChoiceMonkTo = { text: string; verb: "MonkTo"; region: RattusRegionId };
export type RattusChoiceMovePlague = { text: string; verb: "MovePlague"; region: RattusRegionId };
export type RattusChoicePass = { text: string; verb: "Pass" };
export type RattusChoicePlaceRat = { text: string; verb: "PlaceRat"; region: RattusRegionId };
export type RattusChoiceReveal = { text: string; verb: "Reveal"; token: RattusTokenId };
export type RattusChoiceTakeCard = { text: string; verb: "TakeCard"; card: RattusCardId };
export type RattusChoiceUseCard = { text: string; verb: "UseCard"; card: RattusCardId };
export type RattusChoiceWitch = { text: string; verb: "Witch"; token: RattusTokenId };
export type RattusChoiceWitchAlso = { text: string; verb: "WitchAlso"; token: RattusTokenId };
export type RattusChoiceWitchStop = { text: string; verb: "WitchStop" };
export type RattusChoiceWitchSwap = { text: string; verb: "WitchSwap"; answer: RattusAnswerId };
/** `routes`: neighbours across the sea, which have no border to be seen. `faces`: where each stands in the edition. */
export type RattusDrawn = {
  cards: RattusCardId[];
  faces: Record<string, string>;
  regions: RattusDrawnRegion[];
  routes: RattusRegionId[][];
};
/** A region with its neighbours in play at this table. */
export type RattusDrawnRegion = { id: RattusRegionId; latin: string; near: RattusRegionId[] };
/** Who brought the end about, and how. */
export type RattusEnded = { reason: RattusReasonId; seat: number };
export type RattusEvent =
  | RattusEventOnlyChoice
  | RattusEventRulesChanged
  | RattusEventWentOn
  | RattusEventSatDown
  | RattusEventBotSeated
  | RattusEventBotHelped
  | RattusEventSeatReturned
  | RattusEventLinkMade
  | RattusEventLinkRemoved
  | RattusEventSeatAsked
  | RattusEventSeatGiven
  | RattusEventSeatRefused
  | RattusEventAssistEnded
  | RattusEventTakebackAsked
  | RattusEventTakebackRefused
  | RattusEventTakebackWithdrawn
  | RattusEventTakenBack
  | RattusEventPauseAsked
  | RattusEventPauseRefused
  | RattusEventPauseWithdrawn
  | RattusEventPaused
  | RattusEventResumed
  | RattusEventResigned
  | RattusEventTimeOut
  | RattusEventMuted
  | RattusEventUnmuted
  | RattusEventOnlookersMuted
  | RattusEventOnlookersHeard
  | RattusEventPlaguePlaced
  | RattusEventFirstPlayerChosen
  | RattusEventTurnBegan
  | RattusEventCardTaken
  | RattusEventCubesAdded
  | RattusEventCubeToPalace
  | RattusEventCubesMoved
  | RattusEventRatMoved
  | RattusEventRatLookedAt
  | RattusEventRatsSwapped
  | RattusEventPlagueMoved
  | RattusEventRatPlaced
  | RattusEventPlagueCounted
  | RattusEventPlagueLetBe
  | RattusEventRatRevealed
  | RattusEventCubesLost
  | RattusEventEndTriggered
  | RattusEventLastTurnBegan
  | RattusEventFinalPlagueBegan
  | RattusEventGameEnded;
export type RattusEventAssistEnded = { n: number; kind: "assist-ended" };
export type RattusEventBotHelped = { n: number; kind: "bot-helped"; seat: number; bot: string; instead: string };
export type RattusEventBotSeated = { n: number; kind: "bot-seated"; seat: number; by: number; why: string };
export type RattusEventCardTaken = { n: number; kind: "card-taken"; seat: number; card: RattusCardId; owner: number | null };
export type RattusEventCubeToPalace = { n: number; kind: "cube-to-palace"; seat: number; region: RattusRegionId };
export type RattusEventCubesAdded = { n: number; kind: "cubes-added"; seat: number; region: RattusRegionId; count: number };
export type RattusEventCubesLost = {
  n: number;
  kind: "cubes-lost";
  seat: number;
  region: RattusRegionId;
  symbol: RattusSymbolId;
  count: number;
};
export type RattusEventCubesMoved = {
  n: number;
  kind: "cubes-moved";
  seat: number;
  region: RattusRegionId;
  to: RattusRegionId;
  count: number;
};
export type RattusEventEndTriggered = { n: number; kind: "end-triggered"; seat: number; reason: RattusReasonId };
export type RattusEventFinalPlagueBegan = { n: number; kind: "final-plague-began" };
export type RattusEventFirstPlayerChosen = { n: number; kind: "first-player-chosen"; seat: number };
export type RattusEventGameEnded = { n: number; kind: "game-ended"; seat: number; cubes: number };
export type RattusEventLastTurnBegan = { n: number; kind: "last-turn-began"; seat: number };
export type RattusEventLinkMade = { n: number; kind: "link-made"; seat: number };
export type RattusEventLinkRemoved = { n: number; kind: "link-removed"; seat: number };
export type RattusEventMuted = { n: number; kind: "muted"; who: string };
export type RattusEventOnlookersHeard = { n: number; kind: "onlookers-heard" };
export type RattusEventOnlookersMuted = { n: number; kind: "onlookers-muted" };
export type RattusEventOnlyChoice = { n: number; kind: "only-choice"; seat: number };
export type RattusEventPauseAsked = { n: number; kind: "pause-asked"; seat: number };
export type RattusEventPauseRefused = { n: number; kind: "pause-refused"; seat: number; by: number };
export type RattusEventPauseWithdrawn = { n: number; kind: "pause-withdrawn"; seat: number };
export type RattusEventPaused = { n: number; kind: "paused"; seat: number };
export type RattusEventPlagueCounted = {
  n: number;
  kind: "plague-counted";
  seat: number;
  region: RattusRegionId;
  count: number;
};
export type RattusEventPlagueLetBe = { n: number; kind: "plague-let-be"; seat: number; region: RattusRegionId };
export type RattusEventPlagueMoved = {
  n: number;
  kind: "plague-moved";
  seat: number;
  region: RattusRegionId;
  to: RattusRegionId;
};
export type RattusEventPlaguePlaced = { n: number; kind: "plague-placed"; region: RattusRegionId };
export type RattusEventRatLookedAt = {
  n: number;
  kind: "rat-looked-at";
  seat: number;
  token: RattusTokenId;
  region: RattusRegionId;
  face: RattusFaceId | null;
};
export type RattusEventRatMoved = {
  n: number;
  kind: "rat-moved";
  seat: number;
  token: RattusTokenId;
  region: RattusRegionId;
  to: RattusRegionId;
};
export type RattusEventRatPlaced = {
  n: number;
  kind: "rat-placed";
  seat: number;
  token: RattusTokenId;
  region: RattusRegionId;
};
export type RattusEventRatRevealed = {
  n: number;
  kind: "rat-revealed";
  region: RattusRegionId;
  token: RattusTokenId;
  face: RattusFaceId;
  threshold: number;
  cubes: number;
  struck: number;
};
export type RattusEventRatsSwapped = {
  n: number;
  kind: "rats-swapped";
  seat: number;
  token: RattusTokenId;
  other: RattusTokenId;
  region: RattusRegionId;
  to: RattusRegionId;
};
export type RattusEventResigned = { n: number; kind: "resigned"; seat: number };
export type RattusEventResumed = { n: number; kind: "resumed"; by: number };
export type RattusEventRulesChanged = {
  n: number;
  kind: "rules-changed";
  before: string;
  after: string;
  rules: string[];
  replayed: number;
};
export type RattusEventSatDown = { n: number; kind: "sat-down"; seat: number };
export type RattusEventSeatAsked = { n: number; kind: "seat-asked"; seat: number; who: string };
export type RattusEventSeatGiven = { n: number; kind: "seat-given"; seat: number; who: string };
export type RattusEventSeatRefused = { n: number; kind: "seat-refused"; seat: number; who: string };
export type RattusEventSeatReturned = { n: number; kind: "seat-returned"; seat: number };
export type RattusEventTakebackAsked = { n: number; kind: "takeback-asked"; seat: number };
export type RattusEventTakebackRefused = { n: number; kind: "takeback-refused"; seat: number; by: number };
export type RattusEventTakebackWithdrawn = { n: number; kind: "takeback-withdrawn"; seat: number };
export type RattusEventTakenBack = { n: number; kind: "taken-back"; seat: number; count: number };
export type RattusEventTimeOut = { n: number; kind: "time-out"; seat: number; then: string };
export type RattusEventTurnBegan = { n: number; kind: "turn-began"; seat: number };
export type RattusEventUnmuted = { n: number; kind: "unmuted"; who: string };
export type RattusEventWentOn = { n: number; kind: "went-on" };
export type RattusFaceId =
  | "f1"
  | "f2"
  | "f3"
  | "f4"
  | "f5"
  | "f6"
  | "f7"
  | "f8"
  | "f9"
  | "f10"
  | "f11"
  | "f12"
  | "f13"
  | "f14"
  | "f15"
  | "f16"
  | "f17"
  | "f18"
  | "f19"
  | "f20"
  | "f21"
  | "f22"
  | "f23"
  | "f24"
  | "f25"
  | "f26"
  | "f27"
  | "f28"
  | "f29"
  | "f30"
  | "f31"
  | "f32"
  | "f33"
  | "f34"
  | "f35"
  | "f36"
  | "f37"
  | "f38"
  | "f39"
  | "f40"
  | "f41"
  | "f42"
  | "f43"
  | "f44"
  | "f45"
  | "f46"
  | "f47"
  | "f48"
  | "f49";
export type RattusFact =
  | RattusFactGameOver
  | RattusFactAnothersTurn
  | RattusFactByChance
  | RattusFactUnfinished
  | RattusFactNotAsked
  | RattusFactNotInPlay
  | RattusFactNoNeighbour
  | RattusFactSameRegion
  | RattusFactRegionFull
  | RattusFactPlagueIsHere
  | RattusFactTooFar
  | RattusFactFurtherByKnight
  | RattusFactNeedsCubes
  | RattusFactNeedsCubesIn
  | RattusFactAsManyAsRats
  | RattusFactOneMoreByPeasant
  | RattusFactCubesAddedAlready
  | RattusFactRatsInRegion
  | RattusFactMerchantTakes
  | RattusFactPeasantAdds
  | RattusFactCardOfAnother
  | RattusFactCardOnTable
  | RattusFactCardIsYours
  | RattusFactCardTakenAlready
  | RattusFactCardUsed
  | RattusFactCardByItself
  | RattusFactCardOnMap
  | RattusFactUseCardFirst
  | RattusFactCardUseless
  | RattusFactLastTurnOnly
  | RattusFactTokenNotOnMap
  | RattusFactTokenElsewhere
  | RattusFactTokenAlike
  | RattusFactTokenShut
  | RattusFactTokenSeenFirst;
export type RattusFactAnothersTurn = { kind: "anothers-turn"; seat: number };
export type RattusFactAsManyAsRats = {
  kind: "as-many-as-rats";
  region: RattusRegionId;
  rats: number;
  least: number;
  more: number;
};
export type RattusFactByChance = { kind: "by-chance" };
export type RattusFactCardByItself = { kind: "card-by-itself"; card: RattusCardId };
export type RattusFactCardIsYours = { kind: "card-is-yours"; card: RattusCardId };
export type RattusFactCardOfAnother = { kind: "card-of-another"; card: RattusCardId; seat: number };
export type RattusFactCardOnMap = { kind: "card-on-map"; card: RattusCardId };
export type RattusFactCardOnTable = { kind: "card-on-table"; card: RattusCardId };
export type RattusFactCardTakenAlready = { kind: "card-taken-already" };
export type RattusFactCardUsed = { kind: "card-used"; card: RattusCardId };
export type RattusFactCardUseless = { kind: "card-useless"; card: RattusCardId };
export type RattusFactCubesAddedAlready = { kind: "cubes-added-already" };
export type RattusFactFurtherByKnight = { kind: "further-by-knight"; steps: number };
export type RattusFactGameOver = { kind: "game-over" };
export type RattusFactLastTurnOnly = { kind: "last-turn-only" };
export type RattusFactMerchantTakes = { kind: "merchant-takes"; most: number };
export type RattusFactNeedsCubes = { kind: "needs-cubes"; needed: number; had: number };
export type RattusFactNeedsCubesIn = { kind: "needs-cubes-in"; region: RattusRegionId; needed: number; had: number };
export type RattusFactNoNeighbour = { kind: "no-neighbour"; region: RattusRegionId; other: RattusRegionId };
export type RattusFactNotAsked = { kind: "not-asked"; verb: string; asked: RattusFrame };
export type RattusFactNotInPlay = { kind: "not-in-play"; region: RattusRegionId; players: number };
export type RattusFactOneMoreByPeasant = { kind: "one-more-by-peasant" };
export type RattusFactPeasantAdds = { kind: "peasant-adds"; count: number };
export type RattusFactPlagueIsHere = { kind: "plague-is-here"; region: RattusRegionId };
export type RattusFactRatsInRegion = { kind: "rats-in-region"; region: RattusRegionId; rats: number };
export type RattusFactRegionFull = { kind: "region-full"; region: RattusRegionId; rats: number };
export type RattusFactSameRegion = { kind: "same-region"; region: RattusRegionId };
export type RattusFactTokenAlike = { kind: "token-alike"; token: RattusTokenId; other: RattusTokenId };
export type RattusFactTokenElsewhere = {
  kind: "token-elsewhere";
  token: RattusTokenId;
  region: RattusRegionId;
  other: RattusRegionId;
};
export type RattusFactTokenNotOnMap = { kind: "token-not-on-map"; token: RattusTokenId };
export type RattusFactTokenSeenFirst = { kind: "token-seen-first"; token: RattusTokenId };
export type RattusFactTokenShut = { kind: "token-shut"; token: RattusTokenId; region: RattusRegionId };
export type RattusFactTooFar = { kind: "too-far"; region: RattusRegionId; steps: number; most: number };
export type RattusFactUnfinished = { kind: "unfinished"; asked: RattusFrame; undo: number };
export type RattusFactUseCardFirst = { kind: "use-card-first"; card: RattusCardId };
export type RattusFrame =
  | ["PlagueArrives"]
  | ["FirstPlayer"]
  | ["FirstCubes", number, number]
  | ["FirstTurn", number]
  | ["Turn", number, number]
  | ["EndTurn", number]
  | ["KingCalls", number]
  | ["MerchantLoads", number]
  | ["MerchantGoes", number, number, number]
  | ["MonkLifts", number]
  | ["MonkGoes", number, number]
  | ["WitchPicks", number]
  | ["WitchLooks", number, number]
  | ["WitchGoesOn", number, number]
  | ["WitchSwaps", number, number, number]
  | ["PlaceRat", number, number, number]
  | ["Outbreak", number, number]
  | ["CountPlague", number, number]
  | ["PickToken", number, number, number]
  | ["Reveal", number, number, number, number]
  | ["BeginLastTurn", number]
  | ["LastTurn", number, number]
  | ["FinalPlague"]
  | ["FinalRegion", number]
  | ["FinalOrder", number]
  | ["FinalReveal", number, number]
  | ["Scoring"];
export type RattusMovedId = "1" | "2" | "3";
/** A token on the map; `face` is null for whoever has not seen it. */
export type RattusRat = { face: RattusShownFace | null; seen_by: number[]; starting: boolean; token: RattusTokenId };
export type RattusReasonId = "supply-empty" | "all-cubes" | "both";
export type RattusRegionId =
  | "anglia"
  | "gallia"
  | "germania"
  | "hispania"
  | "hungaria"
  | "italia"
  | "polonia"
  | "scandia"
  | "bulgaria"
  | "turcia"
  | "russia"
  | "tartaria";
export type RattusScores = { regions: number; palace: number; total: number };
export type RattusSeatId = "0" | "1" | "2" | "3";
/** A face of the edition, and what is printed on it (`3:MPC`: the threshold and a letter for each symbol). */
export type RattusShownFace = { code: string; face: RattusFaceId };
/** `cubes` by seat. */
export type RattusShownRegion = { cubes: number[]; rats: RattusRat[] };
export type RattusSymbolId = "peasant" | "merchant" | "monk" | "knight" | "witch" | "king" | "majority" | "everybody";
export type RattusTokenId =
  | "t1"
  | "t2"
  | "t3"
  | "t4"
  | "t5"
  | "t6"
  | "t7"
  | "t8"
  | "t9"
  | "t10"
  | "t11"
  | "t12"
  | "t13"
  | "t14"
  | "t15"
  | "t16"
  | "t17"
  | "t18"
  | "t19"
  | "t20"
  | "t21"
  | "t22"
  | "t23"
  | "t24"
  | "t25"
  | "t26"
  | "t27"
  | "t28"
  | "t29"
  | "t30"
  | "t31"
  | "t32"
  | "t33"
  | "t34"
  | "t35"
  | "t36"
  | "t37"
  | "t38"
  | "t39"
  | "t40"
  | "t41"
  | "t42"
  | "t43"
  | "t44"
  | "t45"
  | "t46"
  | "t47"
  | "t48"
  | "t49";
/** The table as a seat sees it; lists are by seat, `cards` by who holds them. */
export type RattusView = {
  boxed: number;
  cards: By<RattusCardId, number | null>;
  ended: RattusEnded | null;
  palace: number[];
  plague: RattusRegionId | null;
  players: number;
  rat_supply: number;
  regions: { [key: string]: RattusShownRegion };
  revealed: RattusShownFace[];
  scores: number[];
  supply: number[];
};
/** What a server needs to serve. */
export type Ready = { database: boolean; bots: boolean };
/** Why a choice is refused here, the rule if there is one, the facts, and both in a sentence (empty where the client has the words). */
export type Reason = { rule: RuleText | null; facts: (RattusFact | MessinaFact | PestFact)[]; text: string };
export type RematchTold = { type: "rematch"; table: string };
/** A take-back or a pause that waits for the seats in `needed`. */
export type RequestInfo = { seat: number; to: number; agreed: number[]; needed: number[]; kind?: "pause" | "takeback" };
/** `taken_back`: how often the players went back behind chance; left out: never. `tie`: which of several rules has set equal scores at the top apart. */
export type Result = {
  winners: number[];
  ranking: number[];
  reason: string;
  scores: (RattusScores | MessinaScores | PestScores)[];
  taken_back?: number;
  tie?: string;
};
export type RuleInfo = {
  id: string;
  text: string;
  text_ru: string;
  source: string;
  check: string;
  kind: string;
  ruling: string;
  ruling_ru: string;
};
/** A rule in the asker's language. */
export type RuleText = { id: string; text: string };
/** All that turns ids into slots. JSON-ready by `dataclasses.asdict`, for the browser. */
export type Schema = {
  game: string;
  domains: Record<string, string[]>;
  shown: Record<string, string[]>;
  kin: Record<string, string[]>;
  events: Record<string, Record<string, string>>;
  reasons: Record<string, Record<string, string>>;
  verbs: Record<string, Record<string, string>>;
  chance: string[];
  frames: Record<string, Record<string, string>>;
  asking: string[];
  holders: Record<string, string[]>;
  scores: string[];
  holdings: string[];
  options: Record<string, (boolean | number | string)[]>;
  variants: Record<string, string[][]>;
  facts: Record<string, string[]>;
  lasting: string[][];
  merging: Merging;
};
/** A line of a seat's score: what it is, and what it will be at least and at most. */
export type ScoreChangeForm = { before: number; least: number | null; most: number | null; seat: number; what: string };
export type SeatInfo = {
  seat: number;
  kind: "bot" | "human" | "open";
  name: string;
  mine: boolean;
  bot: string | null;
  online: boolean;
  resigned: boolean;
  on_time: boolean;
  stands_in: boolean;
  away: number | null;
  invited: boolean;
  token?: string | null;
};
export type SeatOnly = { seat: number };
/** `me`: mine (several: hot-seat); `open`: for whoever has the link; `bot`. */
export type SeatWish = { kind: "bot" | "me" | "open"; name?: string | null; bot?: string | null };
/** A part of the player aid. */
export type SectionInfo = { id: string; rules: string[] };
export type SitMessage = { type: "sit"; seat: number; id?: number | null; lang?: "en" | "ru" | null };
/** The board as one viewer may see it. Drop the events you hold with `n >= since`, then add `events`. */
export type State = {
  type: "state";
  rev: number;
  n: number;
  seat: number | null;
  view: RattusView | MessinaView | PestView;
  decision: DecisionInfo | null;
  legal: (RattusChoice | MessinaChoice | PestChoice)[];
  reach: Record<string, Record<string, number>>;
  undoable: number;
  since: number;
  events: (RattusEvent | MessinaEvent | PestEvent)[];
  steps: Patch[];
  scores: (RattusScores | MessinaScores | PestScores)[] | null;
  result: Result | null;
  clock: ClockInfo | null;
};
/** What is around the board, as one guest may see it. */
export type Table = {
  id: string;
  game: string;
  title: string;
  status: "finished" | "running" | "waiting";
  players: number;
  options: Record<string, boolean | number | string>;
  seats: SeatInfo[];
  host: boolean;
  public: boolean;
  rev: number;
  n: number;
  to_move: number | null;
  paused: boolean;
  clock: ClockInfo | null;
  request: RequestInfo | null;
  result: Result | null;
  seed_hash: string;
  seed: string | null;
  forked_from: ForkInfo | null;
  rematch: string | null;
  watchers: number;
  created: number;
  updated: number;
  rules: string;
  own_edition: boolean;
  assist: boolean;
  coach: boolean;
  counts: boolean;
  grace: number | null;
  knocks: KnockInfo[];
  may_write: boolean;
  quiet: boolean;
  faults: FaultInfo[];
};
/** Something around the board changed. */
export type TableTold = { type: "table"; table: Table };
export type TakeBackWish = { seat: number; to: number };
export type Told =
  | State
  | HouseTold
  | TableTold
  | ChatTold
  | RematchTold
  | Pong
  | Ack
  | ErrorTold
  | MeansTold
  | HintTold
  | CoachTold
  | WhyTold;
export type UndoMessage = {
  type: "undo";
  seat: number;
  n: number;
  steps?: number;
  id?: number | null;
  lang?: "en" | "ru" | null;
};
/** `steps` 0: all that can be undone. */
export type UndoWish = { seat: number; n: number; steps?: number };
/** What a search knows of a language: words that say nothing, and groups of words that mean the same. */
export type Vocabulary = { stop: string[]; same: string[][] };
/** Choices that follow each other, to be sent as one: to click on `wanted`, which one of them is, means all of them. `beside`: it does not; this is the same thing done otherwise, or several times. `apart`: that is shown for itself. */
export type WayInfo = { wanted: Record<string, string>; means: ConsequencesForm; beside: boolean; apart: boolean };
export type Why = { legal: boolean; reasons: Reason[] };
export type WhyMessage = { type: "why"; choice: string; id?: number | null; lang?: "en" | "ru" | null };
export type WhyTold = { type: "why"; legal: boolean; reasons: Reason[]; id: number | null };
