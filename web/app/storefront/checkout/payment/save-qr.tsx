import Download from 'lucide-react/icons/download'
import { Button } from '../../../ui/button.tsx'
import { usePaymentTexts } from './payment-texts.ts'
import { qrPath } from './qr-path.ts'

const side = 720

/** A phone cannot scan its own screen: the customer saves the QR image and opens it in the bank's app. */
export function SaveQr({ data, name }: { data: string; name: string }) {
  const { t } = usePaymentTexts()
  function save(): void {
    const { size, path } = qrPath(data)
    const canvas = document.createElement('canvas')
    canvas.width = side
    canvas.height = side
    const pen = canvas.getContext('2d')
    if (!pen) return
    pen.fillStyle = '#fff'
    pen.fillRect(0, 0, side, side)
    pen.scale(side / size, side / size)
    pen.fillStyle = '#000'
    pen.fill(new Path2D(path))
    const link = document.createElement('a')
    link.download = `${name}.png`
    link.href = canvas.toDataURL('image/png')
    link.click()
  }
  return (
    <Button look="secondary" onClick={save}>
      <Download aria-hidden size={18} /> {t('transfer.saveQr')}
    </Button>
  )
}
