import { it, type TestFunction } from 'vitest';
import { isNameInSample } from '#testing/depth.ts';

/**
 * A journey beside the main path of its file. `npm test` runs one in twenty of them, others each day; the deep tier
 * runs all.
 */
export function edge(name: string, test: TestFunction, timeout?: number): void {
  it.runIf(isNameInSample(name, 20))(name, test, timeout);
}
