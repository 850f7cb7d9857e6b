import type { boardPage } from './board-data.server.ts';

export type BoardPageData = Awaited<ReturnType<typeof boardPage>>;
export type ShownColumn = BoardPageData['board']['columns'][number];
export type ShownCard = ShownColumn['cards'][number];
export type OpenCard = NonNullable<BoardPageData['card']>;
