/** What is to be said of equal totals, in words of the game: those who stand in the order of their places. */
export function tied(order: readonly { place: number; total: number }[]): "tie-shared" | "tie-broken" | null {
  const pairs = order.slice(1).map((after, at) => ({ before: order[at]!, after }));
  const equal = pairs.filter(({ before, after }) => before.total === after.total);
  if (equal.some(({ after }) => after.place === 1)) return "tie-shared";
  return equal.some(({ before, after }) => before.place !== after.place) ? "tie-broken" : null;
}
