/** Five pieces on a line in the sun, drawn in the dyes of the shop. */
export function WashingLine() {
  return <img src="/art/hero-washing-line.svg" alt="" width={1440} height={620} className="size-full object-cover object-right" fetchPriority="high" />
}
