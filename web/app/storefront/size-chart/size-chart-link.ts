/** A link to the size chart on the page that opens it over the page where it can. */
export type SizeChartLink = { href: string; onOpen: (event: React.MouseEvent) => void }

export const sizeChartAnchor = 'size-chart'
