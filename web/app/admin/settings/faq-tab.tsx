import { useTranslation } from '../../i18n/use-translation.ts'
import { Card } from '../components/card.tsx'
import { BilingualInput } from './fields.tsx'
import { ListEditor } from './list-editor.tsx'
import type { SettingsDraft } from './settings-draft.ts'
import { useSettingsForm } from './settings-form.tsx'

type Group = SettingsDraft['texts']['faq'][number]
type Entry = Group['entries'][number]
const emptyText = { vi: '', en: '' }

export function FaqTab() {
  const { t } = useTranslation('settings')
  const { draft, setText } = useSettingsForm()
  return (
    <Card title={t('parts.faq')}>
      <ListEditor
        items={draft.texts.faq}
        onChange={(faq) => setText('faq', faq)}
        nameOf={({ title }, index) => title.vi || String(index + 1)}
        addLabel={t('faq.addGroup')}
        make={(): Group => ({ slug: '', title: emptyText, entries: [] })}
        max={20}
      >
        {(group, change, at) => (
          <>
            <BilingualInput
              path={`texts.faq.${at}.title`}
              label={t('faq.group')}
              value={group.title}
              onChange={(title) => change({ ...group, title })}
            />
            <details className="faq-entries" open={group.slug === ''}>
              <summary>{t('faq.entries', { count: group.entries.length })}</summary>
              <Entries path={`texts.faq.${at}.entries`} entries={group.entries} onChange={(entries) => change({ ...group, entries })} />
            </details>
          </>
        )}
      </ListEditor>
    </Card>
  )
}

function Entries({ path, entries, onChange }: { path: string; entries: Entry[]; onChange: (entries: Entry[]) => void }) {
  const { t } = useTranslation('settings')
  return (
    <ListEditor
      items={entries}
      onChange={onChange}
      nameOf={({ question }, index) => question.vi || String(index + 1)}
      addLabel={t('faq.addEntry')}
      make={(): Entry => ({ slug: '', question: emptyText, answer: emptyText })}
      max={60}
    >
      {(entry, change, at) => (
        <>
          <BilingualInput
            path={`${path}.${at}.question`}
            label={t('faq.question')}
            value={entry.question}
            onChange={(question) => change({ ...entry, question })}
          />
          <BilingualInput
            path={`${path}.${at}.answer`}
            label={t('faq.answer')}
            isLong
            value={entry.answer}
            onChange={(answer) => change({ ...entry, answer: answer })}
          />
        </>
      )}
    </ListEditor>
  )
}
