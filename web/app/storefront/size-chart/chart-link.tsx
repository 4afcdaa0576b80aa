import Ruler from 'lucide-react/icons/ruler'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { SizeChartLink } from './size-chart-link.ts'

export function ChartLink({ link }: { link: SizeChartLink }) {
  const { t } = useTranslation()
  return (
    <a href={link.href} className="chart-link" aria-haspopup="dialog" onClick={link.onOpen}>
      <Ruler aria-hidden size={18} />
      {t('sizeChart')}
    </a>
  )
}
