import type { SizeChart } from '../../../../contract/content.ts'

type Row = SizeChart['baby'][number]
type Range = [min: number, max: number]

const row = (size: string, [heightMin, heightMax]: Range, [weightMin, weightMax]: Range): Row => ({
  size,
  heightMin,
  heightMax,
  weightMin,
  weightMax,
})

/** Centimetres, then kilograms; from the mean of the WHO medians of boys and girls. */
export const defaultSizeChart: SizeChart = {
  baby: [
    row('0-3M', [50, 61], [3.3, 6]),
    row('3-6M', [61, 67], [6, 7.5]),
    row('6-9M', [67, 71], [7.5, 8.5]),
    row('9-12M', [71, 75], [8.5, 9.5]),
    row('12-18M', [75, 82], [9.5, 10.5]),
    row('18-24M', [82, 86], [10.5, 12]),
  ],
  kids: [
    row('2Y', [86, 96], [12, 14]),
    row('3Y', [96, 103], [14, 16]),
    row('4Y', [103, 110], [16, 18.5]),
    row('5Y', [110, 116], [18.5, 20.5]),
    row('6Y', [116, 121], [20.5, 22.5]),
    row('7Y', [121, 127], [22.5, 25]),
    row('8Y', [127, 133], [25, 28]),
  ],
}
