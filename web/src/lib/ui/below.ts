/** Marks a list that goes on below what is seen of it (`data-below`). */
export function below(list: HTMLElement): () => void {
  const look = () => list.toggleAttribute("data-below", list.scrollHeight - list.scrollTop - list.clientHeight > 4);
  const size = new ResizeObserver(look);
  const lines = new MutationObserver(look);
  size.observe(list);
  lines.observe(list, { childList: true, subtree: true });
  list.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    size.disconnect();
    lines.disconnect();
  };
}
