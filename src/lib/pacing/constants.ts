/**
 * Every tuned number of how the page spreads its work, with what it protects. The bounds, on a machine slowed 4×: a
 * thread opens in 500 ms ("open"), no long task in the middle one of five runs ("task"), at most 60 ms between two frames ("gap"),
 * 50 ms from a key to its frame ("key"), the AI path costs at most 50 ms more than the built-in one ("AI path").
 * Names ending in MS are milliseconds. docs/decisions/018 to 025 tell how the numbers came about.
 */

/** The longest that work waits for a frame: a page in the background draws none. Protects: AI path. */
export const PAINT_LATEST_MS = 50;
/** The longest that work waits for an idle moment. Protects: gap. */
export const IDLE_LATEST_MS = 500;
/** Stands for an idle moment where the browser cannot tell of one (Safari). Protects: gap. */
export const IDLE_FALLBACK_MS = 50;
/** The same once the page has loaded. Protects: open. */
export const START_UP_FALLBACK_MS = 200;
/** The longest that work after the start waits for an idle moment: a busy machine may have none. Protects no bound. */
export const START_UP_LATEST_MS = 4000;

/** Messages that are mounted when a thread opens: a screenful or two. Protects: open. */
export const FIRST_MESSAGES = 6;
/** Messages that follow in one idle moment. Protects: gap. */
export const MESSAGES_AT_A_TIME = 2;
/** Messages that are mounted by themselves at most; as many are checked in full before a thread opens. Protects: open. */
export const MESSAGE_WINDOW = 40;
/** So many messages are enough where they fill `ENOUGH_SCREENS`: the list is at rest when somebody scrolls. Protects: gap. */
export const ENOUGH_MESSAGES = 16;
export const ENOUGH_SCREENS = 3;
/** Messages that come when somebody asks for earlier ones. Protects: task. */
export const EARLIER_MESSAGES = 16;
/** Messages that are checked in one task, after the thread has opened. Protects: gap. */
export const MESSAGES_CHECKED_AT_A_TIME = 20;

/** Notes of an answer that is there by then are not shown: they would only flicker. Protects: AI path. */
export const FLICKER_MS = 150;
/** Drafts of films that would be seen for less than this are left out. Protects: AI path. */
export const DRAFT_FLASH_MS = 40;
/** The longest that streamed words (of an answer, or of a call's input) are gathered before they are drawn. Protects: key, gap. */
export const WORDS_EVERY_MS = 80;
/** How long events of a service are gathered before the SDK reads them. Protects: task. */
export const SERVICE_EVENTS_MS = 40;
/** Between two words of the built-in assistant: enough to see it speak, too little to wait for. Protects no bound. */
export const WORD_PAUSE_MS = 12;

/** Words of the answer that is rehearsed after start-up: so many make the engine compile its way. Protects: AI path. */
export const REHEARSED_WORDS = 30;

/** Messages whose text is made ahead in one task before a long conversation is written. Protects: gap. */
export const NODES_PREPARED_AT_A_TIME = 100;
/** Between two writes of a conversation while an answer streams. Protects: gap. */
export const WRITE_EVERY_MS = 800;
/** A conversation of so many messages is written some time after an answer, not with its end. Protects: gap. */
export const LONG_CONVERSATION = 200;

/** How long typing in a filter rests before the list follows it: longer than between two letters. Protects: key. */
export const FILTER_REST_MS = 150;
/** Between two portions of a list that is mounted bit by bit; a pressed key comes first. Protects: key. */
export const PORTION_PAUSE_MS = 16;
/** Films and batches that are mounted at once while somebody types in a filter. Protects: key. */
export const FAVOURITES_PORTION = 3;
export const HISTORY_PORTION = 2;
