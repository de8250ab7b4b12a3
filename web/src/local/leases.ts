/** Which of its tables this window looks after. The browser takes a lock back when a window is closed, however that happens. */

const held = new Map<string, () => void>();

/** Those that no other window looks after; they are ours from now on. Where there are no locks, whoever is first moves first. */
export async function hold(tables: string[]): Promise<string[]> {
  const locks = (navigator as { locks?: LockManager }).locks; // only where the page came safely
  if (!locks) return tables;
  await Promise.all(tables.filter((table) => !held.has(table)).map((table) => take(locks, table)));
  return tables.filter((table) => held.has(table));
}

function take(locks: LockManager, table: string): Promise<void> {
  return new Promise((resolve) => {
    const asked = locks.request(`lazaretto ${table}`, { ifAvailable: true }, (lock) => {
      const kept = lock ? new Promise<void>((free) => held.set(table, free)) : undefined;
      resolve();
      return kept;
    });
    asked.catch(() => resolve());
  });
}

export function letGo(tables: string[]): void {
  for (const table of tables) {
    held.get(table)?.();
    held.delete(table);
  }
}
