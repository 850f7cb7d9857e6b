import { it, type TestFunction } from 'vitest';
import { isNameInSample } from '#testing/depth.ts';

/**
 * A journey beside the main path of its file. `npm test` runs one in twenty of them, others each day; the deep tier
 * runs all.
 */
export function edge(name: string, test: TestFunction, timeout?: number): void {
  it.runIf(isNameInSample(name, 20))(name, test, timeout);
}

/**
 * A main path that can lose nobody's data, and whose rules are tested in the domain. `npm test` runs half of these one day
 * and the others the next; the deep tier runs all.
 */
export function everyOtherDay(name: string, test: TestFunction, timeout?: number): void {
  it.runIf(isNameInSample(name, 2))(name, test, timeout);
}
