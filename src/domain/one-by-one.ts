/**
 * Runs the work for each item, one after the other, and at the end throws the first failure: an item that always fails
 * holds up no other. For schedules, whose next run tries it again.
 */
export async function oneByOne<T>(items: readonly T[], work: (item: T) => Promise<unknown>): Promise<void> {
  const failures: unknown[] = [];
  for (const item of items) {
    await work(item).catch((error: unknown) => {
      failures.push(error);
    });
  }
  if (failures.length > 0) throw failures[0];
}
