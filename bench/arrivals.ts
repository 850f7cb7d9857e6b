/**
 * Calls again and again, so many times a second on average and at moments that have nothing to do with each other, as
 * people come; whether or not the last one has been answered. Two who came by a clock would keep their distance for a
 * whole run: the one always just behind the other, or never. Answers how to stop it.
 */
export function arriving(aSecond: number, come: () => void): () => void {
  let next = performance.now();
  let timer: NodeJS.Timeout | undefined;
  const wait = () => {
    next += (-Math.log(1 - Math.random()) * 1_000) / aSecond;
    timer = setTimeout(
      () => {
        come();
        wait();
      },
      Math.max(0, next - performance.now()),
    );
  };
  wait();
  return () => clearTimeout(timer);
}
