import { Picture } from '../../ui/picture.tsx'
import type { ShownBanner } from './load-home.ts'

/** The banner's image, with its own crop for phones if there is one. Its text stands beside it. */
export function BannerPicture({ banner, sizes, eager = false }: { banner: ShownBanner; sizes: string; eager?: boolean }) {
  return <Picture picture={banner.image} narrow={banner.mobileImage} sizes={sizes} eager={eager} decorative className="size-full" />
}
