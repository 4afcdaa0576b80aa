/** A drawing of five garments on a washing line, in the shop's dyes. */
export function WashingLine() {
  return (
    <img
      src="/art/hero-washing-line.svg"
      alt=""
      width={960}
      height={480}
      className="size-full object-cover object-[82%_50%] md:object-right"
      fetchPriority="high"
    />
  )
}
