import { paths } from '../../paths.ts'
import { Art } from '../../ui/art.tsx'
import { Link } from '../../ui/link.tsx'
import { MaybeVietnamese } from '../../ui/maybe-vietnamese.tsx'
import { useShop } from '../use-shop.ts'

export function Logo() {
  const { brand } = useShop()
  return (
    <Link to={paths.home()} className="logo">
      <Art name="logo" className="logo-mark" />
      <MaybeVietnamese text={brand.name} />
    </Link>
  )
}
