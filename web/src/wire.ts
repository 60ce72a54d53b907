/** What travels between server and browser. Generated from the server by `npm run wire`; do not edit. */

export type components = {
    schemas: {
        /**
         * AccountLine
         * @description One line of the final account: what for, and how many points for each seat.
         */
        AccountLine: {
            points: number[];
            says: components["schemas"]["Say"];
        };
        /** AnswerIt */
        AnswerIt: {
            answer: any;
            /** @enum {unknown} */
            do: "answer";
            question: number;
            /** @default 0 */
            ref?: number;
            seat: number;
            table: string;
        };
        /**
         * AtTable
         * @description The table itself changed: seats, presence, phase.
         */
        AtTable: {
            /** @default null */
            info: components["schemas"]["TableInfo"] | null;
            /** @enum {unknown} */
            is: "table";
            /** @default  */
            table: string;
        };
        /** Chat */
        Chat: {
            /** @enum {unknown} */
            do: "chat";
            /** @default 0 */
            ref?: number;
            table: string;
            text: string;
        };
        /** ChatLine */
        ChatLine: {
            at: string;
            id: number;
            name: string;
            seat: number | null;
            seq: number;
            text: string;
        };
        /** ChatSaid */
        ChatSaid: {
            /** @enum {unknown} */
            is: "chat";
            /** @default [] */
            lines: components["schemas"]["ChatLine"][];
            /** @default  */
            table: string;
        };
        /**
         * Choice
         * @description One option as everybody outside the rules sees it.
         */
        Choice: {
            /** @default 1 */
            count?: number;
            key: string;
            says: components["schemas"]["Say"];
        };
        /**
         * Clock
         * @description Time for thinking: a stock for each player and an increment for each answer, in seconds.
         */
        Clock: {
            /** @default 10 */
            increment?: number;
            stock: number;
        };
        /**
         * Consent
         * @description The reply to another's wish to take back.
         */
        Consent: {
            agree: boolean;
            /** @enum {unknown} */
            do: "consent";
            /** @default 0 */
            ref?: number;
            seat: number;
            table: string;
        };
        /**
         * ContinueFrom
         * @description Go on from a moment of a finished game (or an uploaded record) against bots; what that seat could not know is dealt anew.
         */
        ContinueFrom: {
            /** @default thumb */
            bot?: string;
            /** @default null */
            record?: Record<string, any> | null;
            seat: number;
            seq: number;
            /** @default null */
            table?: string | null;
        };
        /**
         * Done
         * @description The reply to a message that was carried out.
         */
        Done: {
            /** @default null */
            answer: any;
            /** @enum {unknown} */
            is: "done";
            /** @default 0 */
            ref: number;
            /** @default  */
            table: string;
        };
        FromBrowser: components["schemas"]["Watch"] | components["schemas"]["Unwatch"] | components["schemas"]["AnswerIt"] | components["schemas"]["WhyNot"] | components["schemas"]["Hint"] | components["schemas"]["Undo"] | components["schemas"]["Consent"] | components["schemas"]["Resign"] | components["schemas"]["StandIn"] | components["schemas"]["Chat"];
        /**
         * GameInfo
         * @description A game of the house, as the lobby offers it.
         */
        GameInfo: {
            blurb: components["schemas"]["Say"];
            bots: string[];
            credits: string;
            minutes: number | null;
            name: string;
            options: Record<string, any>;
            seats: number[];
            title: components["schemas"]["Say"];
            usual: number;
            weight: number | null;
        };
        /**
         * Hello
         * @description The first message: who this browser is, and the version of server and client that fit together.
         */
        Hello: {
            /** @enum {unknown} */
            is: "hello";
            me: components["schemas"]["Me"];
            /** @default  */
            table: string;
            /** @default  */
            version: string;
        };
        /** Hint */
        Hint: {
            /** @enum {unknown} */
            do: "hint";
            /** @default 0 */
            ref?: number;
            seat: number;
            table: string;
        };
        /**
         * Line
         * @description One sentence of the story, as the receiver may know it. `pieces` are the keys on the board it speaks of.
         */
        Line: {
            event: string;
            /** @default null */
            only?: number[] | null;
            /** @default [] */
            pieces: string[];
            says: components["schemas"]["Say"];
            seq: number;
        };
        /**
         * Link
         * @description The page that moves a seat to another device; it does so once.
         */
        Link: {
            path: string;
        };
        /**
         * Lists
         * @description The tables of the home page.
         */
        Lists: {
            finished: components["schemas"]["TableInfo"][];
            mine: components["schemas"]["TableInfo"][];
            open: components["schemas"]["TableInfo"][];
        };
        /**
         * Me
         * @description Who this browser is.
         */
        Me: {
            id: string;
            language: string;
            name: string;
        };
        /**
         * Moment
         * @description One moment of a replay: what was put in, what was told, the view, who must decide next.
         */
        Moment: {
            answer: any;
            lines: components["schemas"]["Line"][];
            seat: number | null;
            seq: number;
            view: any;
            /** @default {} */
            views: Record<string, any>;
            waiting: number[];
        };
        /** NewTable */
        NewTable: {
            /** @default null */
            clock?: components["schemas"]["Clock"] | null;
            game: string;
            /** @default {} */
            options?: Record<string, any>;
            /** @default false */
            public?: boolean;
            seats: components["schemas"]["SeatWish"][];
            /** @default null */
            seed?: number | null;
            /** @default true */
            spectators?: boolean;
            /** @default false */
            start?: boolean;
            /**
             * @default consent
             * @enum {unknown}
             */
            undo?: "consent" | "free" | "off";
        };
        /**
         * Notice
         * @description Something the table should know: a bot failed and `random` plays on, the server restarts, a seat was taken back.
         */
        Notice: {
            /** @enum {unknown} */
            is: "notice";
            says: components["schemas"]["Say"];
            /** @default  */
            table: string;
        };
        /**
         * Offer
         * @description An ask as plain data: what goes over the wire, to terminals and to bots.
         */
        Offer: {
            /** @default [] */
            choices: components["schemas"]["Choice"][];
            /** @default 0 */
            high: number;
            kind: string;
            /** @default 0 */
            low: number;
            prompt: string;
            /** @default 0 */
            question: number;
            /** @default  */
            rule: string;
            says: components["schemas"]["Say"];
            seat: number;
        };
        /**
         * Position
         * @description Where the match stands for this browser. Views and offers are those of its own seats; `view` is of `seat` (None: public).
         */
        Position: {
            /** @default [] */
            answered: number[];
            /** @default null */
            clocks: number[] | null;
            /** @enum {unknown} */
            is: "position";
            /** @default [] */
            may_undo: number[];
            /** @default [] */
            offers: components["schemas"]["Offer"][];
            /** @default false */
            over: boolean;
            /** @default 0 */
            question: number;
            /** @default null */
            result: components["schemas"]["Result"] | null;
            /** @default null */
            seat: number | null;
            /** @default 0 */
            seq: number;
            /** @default  */
            table: string;
            /** @default null */
            undo_wish: number | null;
            /** @default null */
            view: any;
            /** @default {} */
            views: Record<string, any>;
            /** @default [] */
            waiting: number[];
        };
        /**
         * Problem
         * @description A refusal: what kind, a sentence, and the rule if there is one.
         */
        Problem: {
            kind: string;
            /** @default null */
            rule: string | null;
            sentence: string;
        };
        /**
         * Refusal
         * @description The reply to a message that was not carried out; nothing has changed.
         */
        Refusal: {
            /** @enum {unknown} */
            is: "refused";
            problem: components["schemas"]["Problem"];
            /** @default 0 */
            ref: number;
            /** @default  */
            table: string;
        };
        /** Rename */
        Rename: {
            /** @default null */
            language?: ("de" | "en" | "es" | "fr" | "it") | null;
            /** @default null */
            name?: string | null;
        };
        /**
         * ReplayPage
         * @description A record, ready to be walked through. `seat` None is the public view.
         */
        ReplayPage: {
            chat: components["schemas"]["ChatLine"][];
            game: string;
            moments: components["schemas"]["Moment"][];
            names: string[];
            result: components["schemas"]["Result"] | null;
            seat: number | null;
            total: number;
        };
        /** Resign */
        Resign: {
            /** @enum {unknown} */
            do: "resign";
            /** @default 0 */
            ref?: number;
            seat: number;
            table: string;
        };
        /**
         * Result
         * @description How a match ended. `places` gives each seat's rank; equal places share it (1, 1, 3). Where the game itself can win, nobody may be first.
         */
        Result: {
            /** @default [] */
            account: components["schemas"]["AccountLine"][];
            places: number[];
            scores: number[];
            /** @default null */
            verdict: components["schemas"]["Say"] | null;
        };
        /**
         * Say
         * @description A sentence or a name to be said in the reader's language: the id of a message and its variables.
         *
         *         A variable is a number, a text that is the same in every language, another `Say`, or a list of them.
         */
        Say: {
            /** @default {} */
            args?: {
                [key: string]: number | string | components["schemas"]["Say"][] | components["schemas"]["Say"];
            };
            id: string;
        };
        /**
         * SeatInfo
         * @description Who sits where. `mine`: this browser owns the seat. `stand_in`: a bot plays while the owner is away.
         */
        SeatInfo: {
            bot: string;
            here: boolean;
            /** @enum {unknown} */
            kind: "bot" | "human" | "open";
            mine: boolean;
            name: string;
            /** @default false */
            resigned: boolean;
            seat: number;
            stand_in: boolean;
        };
        /** SeatNumber */
        SeatNumber: {
            seat: number;
        };
        /**
         * SeatWish
         * @description What a new table wants on a seat.
         */
        SeatWish: {
            /** @default thumb */
            bot?: string;
            /** @enum {unknown} */
            kind: "bot" | "human" | "open";
            /** @default false */
            mine?: boolean;
            /** @default  */
            name?: string;
        };
        /**
         * StandIn
         * @description Let a bot play a seat whose owner is away (or my own), or take my seat back.
         */
        StandIn: {
            bot: boolean;
            /** @enum {unknown} */
            do: "stand-in";
            /** @default 0 */
            ref?: number;
            seat: number;
            table: string;
        };
        /**
         * Story
         * @description Lines told since; `rewound` says that all lines from that seq on are void.
         */
        Story: {
            /** @enum {unknown} */
            is: "story";
            /** @default [] */
            lines: components["schemas"]["Line"][];
            /** @default null */
            rewound: number | null;
            /** @default  */
            table: string;
            /** @default 0 */
            upto: number;
        };
        /**
         * TableInfo
         * @description A table, as everybody who may see it sees it.
         */
        TableInfo: {
            clock: components["schemas"]["Clock"] | null;
            created: string;
            game: string;
            id: string;
            mine: boolean;
            options: Record<string, any>;
            /** @enum {unknown} */
            phase: "abandoned" | "finished" | "lobby" | "playing";
            public: boolean;
            /** @default null */
            rematch: string | null;
            /** @default null */
            result: components["schemas"]["Result"] | null;
            seats: components["schemas"]["SeatInfo"][];
            seq: number;
            spectators: boolean;
            /** @enum {unknown} */
            undo: "consent" | "free" | "off";
            updated: string;
            /** @default 0 */
            watchers: number;
            your_turn: boolean;
        };
        /** TakeSeat */
        TakeSeat: {
            /** @default  */
            name?: string;
            seat: number;
        };
        ToBrowser: components["schemas"]["Hello"] | components["schemas"]["AtTable"] | components["schemas"]["Position"] | components["schemas"]["Story"] | components["schemas"]["ChatSaid"] | components["schemas"]["Done"] | components["schemas"]["Refusal"] | components["schemas"]["Notice"];
        /**
         * Undo
         * @description Take back the last answer of a seat, or ask the others for it.
         */
        Undo: {
            /** @enum {unknown} */
            do: "undo";
            /** @default 0 */
            ref?: number;
            seat: number;
            table: string;
        };
        /** Unwatch */
        Unwatch: {
            /** @enum {unknown} */
            do: "unwatch";
            /** @default 0 */
            ref?: number;
            table: string;
        };
        /**
         * Upload
         * @description A record from a file.
         */
        Upload: {
            record: Record<string, any>;
        };
        /**
         * Watch
         * @description Follow a table (as player or spectator), told from `since` on.
         */
        Watch: {
            /** @enum {unknown} */
            do: "watch";
            /** @default 0 */
            ref?: number;
            /** @default -1 */
            since?: number;
            table: string;
        };
        /** WhyNot */
        WhyNot: {
            /** @enum {unknown} */
            do: "why";
            key: string;
            /** @default 0 */
            ref?: number;
            seat: number;
            table: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
};

export type AccountLine = components['schemas']['AccountLine'];
export type AnswerIt = components['schemas']['AnswerIt'];
export type AtTable = components['schemas']['AtTable'];
export type Chat = components['schemas']['Chat'];
export type ChatLine = components['schemas']['ChatLine'];
export type ChatSaid = components['schemas']['ChatSaid'];
export type Choice = components['schemas']['Choice'];
export type Clock = components['schemas']['Clock'];
export type Consent = components['schemas']['Consent'];
export type ContinueFrom = components['schemas']['ContinueFrom'];
export type Done = components['schemas']['Done'];
export type FromBrowser = components['schemas']['FromBrowser'];
export type GameInfo = components['schemas']['GameInfo'];
export type Hello = components['schemas']['Hello'];
export type Hint = components['schemas']['Hint'];
export type Line = components['schemas']['Line'];
export type Link = components['schemas']['Link'];
export type Lists = components['schemas']['Lists'];
export type Me = components['schemas']['Me'];
export type Moment = components['schemas']['Moment'];
export type NewTable = components['schemas']['NewTable'];
export type Notice = components['schemas']['Notice'];
export type Offer = components['schemas']['Offer'];
export type Position = components['schemas']['Position'];
export type Problem = components['schemas']['Problem'];
export type Refusal = components['schemas']['Refusal'];
export type Rename = components['schemas']['Rename'];
export type ReplayPage = components['schemas']['ReplayPage'];
export type Resign = components['schemas']['Resign'];
export type Result = components['schemas']['Result'];
export type Say = components['schemas']['Say'];
export type SeatInfo = components['schemas']['SeatInfo'];
export type SeatNumber = components['schemas']['SeatNumber'];
export type SeatWish = components['schemas']['SeatWish'];
export type StandIn = components['schemas']['StandIn'];
export type Story = components['schemas']['Story'];
export type TableInfo = components['schemas']['TableInfo'];
export type TakeSeat = components['schemas']['TakeSeat'];
export type ToBrowser = components['schemas']['ToBrowser'];
export type Undo = components['schemas']['Undo'];
export type Unwatch = components['schemas']['Unwatch'];
export type Upload = components['schemas']['Upload'];
export type Watch = components['schemas']['Watch'];
export type WhyNot = components['schemas']['WhyNot'];
export type Language = NonNullable<Rename['language']>;
export type Phase = TableInfo['phase'];
export type SayArg = NonNullable<Say['args']>[string];
export type SeatKind = SeatInfo['kind'];
export type UndoMode = TableInfo['undo'];
/** A key, a number, a list of keys, or a list of points. */
export type Answer = string | number | string[] | number[][];
