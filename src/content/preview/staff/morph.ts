/**
 * Morphs an element into another one, and touches only what differs: pictures do not flicker, the place that
 * somebody has scrolled to stays, and so does what they opened.
 */
export function morph(now: Element, next: Element): void {
  takeAttributes(now, next);
  const before = [...now.childNodes];
  const after = [...next.childNodes];
  const start = alike(before, after);
  const end = alike(before.slice(start).reverse(), after.slice(start).reverse());
  const from = before.slice(start, before.length - end);
  const to = after.slice(start, after.length - end);
  if (from.length === to.length) {
    from.forEach((node, at) => {
      replace(node, to[at]);
    });
    return;
  }
  const behind = before[before.length - end] ?? null;
  for (const node of from) node.remove();
  for (const node of to) now.insertBefore(node, behind);
}

/** The number of nodes from the first that say the same. */
function alike(some: readonly Node[], others: readonly Node[]): number {
  const at = some.findIndex((node, index) => !node.isEqualNode(others[index] ?? null));
  return at < 0 ? some.length : at;
}

const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE;

function replace(now: ChildNode, next: ChildNode | undefined): void {
  if (!next || now.isEqualNode(next)) return;
  if (isElement(now) && isElement(next) && now.nodeName === next.nodeName) morph(now, next);
  else now.replaceWith(next);
}

/** Its attributes, but for what whoever looks has opened. */
function takeAttributes(now: Element, next: Element): void {
  for (const { name } of [...now.attributes]) {
    if (name !== "open" && !next.hasAttribute(name)) now.removeAttribute(name);
  }
  for (const { name, value } of next.attributes) {
    if (name !== "open" && now.getAttribute(name) !== value) now.setAttribute(name, value);
  }
}
