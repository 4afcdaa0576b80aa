import { paths } from '../../paths.ts'
import { Link } from '../../ui/link.tsx'
import { BrandMark } from '../brand-mark.tsx'

export function Logo() {
  return (
    <Link to={paths.home()} className="logo">
      <BrandMark />
    </Link>
  )
}
