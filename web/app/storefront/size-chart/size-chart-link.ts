/** A link to the size chart on the page; `onOpen` opens it in a dialog instead. */
export type SizeChartLink = { href: string; onOpen: (event: React.MouseEvent) => void }

export const sizeChartAnchor = 'size-chart'
