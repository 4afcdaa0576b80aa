import './making.css'
import type { Making, OrderUpdate } from '../../../contract/orders/making.ts'
import { formatDateTime, formatDay } from '../i18n/format-date.ts'
import { useBilingual } from '../i18n/use-bilingual.ts'
import { useLanguage } from '../i18n/use-language.ts'
import { MaybeVietnamese } from '../ui/maybe-vietnamese.tsx'
import type { OrderKey } from './order-path.ts'
import { useOrderTexts } from './order-texts.ts'
import { photoUrls } from './photo-urls.ts'

type MakingCardProps = { making: Making; orderKey: OrderKey; isPickup: boolean }

/** Who sews the order, where it is, and the photos and words of the shop. Renders nothing where there is nothing to say. */
export function MakingCard({ making: { step, sewnBy, beforeTet, maker, updates }, orderKey, isPickup }: MakingCardProps) {
  const { t } = useOrderTexts()
  const language = useLanguage()
  const inLanguage = useBilingual()
  if (!maker && updates.length === 0 && !sewnBy && !beforeTet) return null
  const words = maker ? inLanguage(maker.words) : ''
  const lines = [
    sewnBy && t('making.sewnBy', { day: formatDay(sewnBy, language) }),
    beforeTet && t(isPickup ? 'making.readyBeforeTet' : 'making.beforeTet', { day: formatDay(beforeTet, language) }),
  ].filter((line) => line !== null)
  return (
    <section className="card order-card" aria-labelledby="making-title">
      <h2 id="making-title" className="text-xl">
        {t('making.title')}
      </h2>
      {maker && (
        <div className="maker">
          <span className="maker-patch" aria-hidden="true">
            {initialOf(maker.name)}
          </span>
          <div className="min-w-0">
            <p className="font-bold">
              <MaybeVietnamese text={t('making.by', { name: maker.name })} />
            </p>
            {words && (
              <p className="text-soft">
                <MaybeVietnamese text={words} />
              </p>
            )}
          </div>
        </div>
      )}
      {step && (lines.length > 0 || updates.length > 0) && (
        <p className="mt-4">
          <strong>{t(`making.step.${step}`)}</strong>
          {lines.map((line) => (
            <span key={line} className="block text-sm text-soft">
              {line}
            </span>
          ))}
        </p>
      )}
      {updates.length > 0 && (
        <ol className="making-updates" aria-label={t('making.updates')}>
          {updates.map((update, at) => (
            <Update key={update._id} update={update} number={numberOf(updates, at)} orderKey={orderKey} />
          ))}
        </ol>
      )}
    </section>
  )
}

function Update({ update: { step, at, words, photo }, number, orderKey }: { update: OrderUpdate; number: number; orderKey: OrderKey }) {
  const { t } = useOrderTexts()
  const language = useLanguage()
  return (
    <li>
      <figure>
        {photo && <Photo urls={photoUrls(orderKey, photo)} width={photo.width} height={photo.height} number={number} />}
        <figcaption>
          {words && (
            <p className="wrap-anywhere whitespace-pre-line">
              <MaybeVietnamese text={words} />
            </p>
          )}
          <p className="text-sm text-soft">
            {t(`making.step.${step}`)} · <time dateTime={at}>{formatDateTime(at, language)}</time>
          </p>
        </figcaption>
      </figure>
    </li>
  )
}

type PhotoProps = { urls: { url: string; width: number }[]; width: number; height: number; number: number }

function Photo({ urls, width, height, number }: PhotoProps) {
  const { t } = useOrderTexts()
  const medium = urls[1] ?? urls[0]
  const largest = urls.at(-1)
  if (!medium || !largest) return null
  return (
    <a href={largest.url} target="_blank" rel="noreferrer" aria-label={t('making.enlarge', { number })}>
      <img
        src={medium.url}
        srcSet={urls.map((each) => `${each.url} ${each.width}w`).join(', ')}
        sizes="(min-width: 48rem) 340px, calc(100vw - 80px)"
        width={width}
        height={height}
        alt={t('making.photo', { number })}
        loading="lazy"
      />
    </a>
  )
}

/** The first letter of the given name, which comes last in Vietnamese: `Cô Hạnh` → `H`. */
function initialOf(name: string): string {
  return name.trim().split(/\s+/).at(-1)?.[0]?.toUpperCase() ?? ''
}

/** Photos are numbered among themselves. */
function numberOf(updates: readonly OrderUpdate[], at: number): number {
  return updates.slice(0, at + 1).filter(({ photo }) => photo).length
}
