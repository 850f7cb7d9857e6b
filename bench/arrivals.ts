/**
 * Calls a function at random, independent moments, on average so many times per second, and returns a function that stops
 * it. Two loops with fixed intervals would keep the same offset for a whole run, so one would always meet the other.
 */
export function startArrivals(perSecond: number, arrive: () => void): () => void {
  let next = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    next += (-Math.log(1 - Math.random()) * 1_000) / perSecond;
    timer = setTimeout(
      () => {
        arrive();
        wait();
      },
      Math.max(0, next - performance.now()),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
