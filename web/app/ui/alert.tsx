import CircleCheck from 'lucide-react/icons/circle-check'
import CircleAlert from 'lucide-react/icons/circle-exclamation-point'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point'

const tones = {
  error: { box: 'bg-error-soft border-error', head: 'text-error', Icon: CircleAlert },
  warning: { box: 'bg-warning-soft border-turmeric', head: 'text-warning', Icon: TriangleAlert },
  success: { box: 'bg-success-soft border-sage', head: 'text-success', Icon: CircleCheck },
  info: { box: 'bg-info-soft border-indigo', head: 'text-indigo', Icon: Info },
} as const

type AlertProps = React.ComponentProps<'div'> & { tone?: keyof typeof tones; title: string }

/** A message in the page, beside its subject: what happened and what to do. An error is announced at once. */
export function Alert({ tone = 'error', title, className = '', role, children, ...rest }: AlertProps) {
  const { box, head, Icon } = tones[tone]
  return (
    <div
      {...rest}
      role={role ?? (tone === 'error' ? 'alert' : undefined)}
      className={`flex gap-3 rounded-small border p-4 ${box} ${className}`}
    >
      <Icon aria-hidden size={20} className={`mt-0.5 flex-none ${head}`} />
      <div className="min-w-0 grow">
        <p className={`font-bold ${head}`}>{title}</p>
        {children}
      </div>
    </div>
  )
}
