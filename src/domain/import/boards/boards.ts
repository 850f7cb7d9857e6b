import { ashby } from './ashby/ashby.ts';
import type { Board } from './board.ts';
import { greenhouse } from './greenhouse/greenhouse.ts';
import { lever } from './lever/lever.ts';
import { personio } from './personio/personio.ts';
import { smartRecruiters } from './smartrecruiters/smartrecruiters.ts';
import { teamtailor } from './teamtailor/teamtailor.ts';
import { workable } from './workable/workable.ts';

/** Every hiring system. Greenhouse comes last, because its shape is the least particular. */
export const BOARDS: readonly Board[] = [ashby, lever, personio, smartRecruiters, teamtailor, workable, greenhouse];
