import { imageVariants } from '../../../../../contract/image-variants.ts'
import type { Sender } from './sheets.ts'

/** The shop at the head of a sheet: its name, below its logo where it has one. */
export function PrintShop({ name, logo }: Sender) {
  return (
    <>
      {logo && <img className="print-logo" src={imageVariants(logo).url} alt="" width={logo.width} height={logo.height} />}
      <p className="print-shop">{name}</p>
    </>
  )
}
