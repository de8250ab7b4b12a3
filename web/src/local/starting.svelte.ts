/** How far the tables of this browser have come: nothing is begun before one of them is wanted. */
export const starting = $state<{ phase: "idle" | "fetching" | "waking" | "ready"; loaded: number; total: number }>({
  phase: "idle",
  loaded: 0,
  total: 0,
});
