import { useState } from 'react'
import type { Child } from '../../../contract/children.ts'
import { useTranslation } from '../i18n/use-translation.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.tsx'
import { ChildEditor, type ChildEntry } from './child-editor.tsx'
import { ChildrenList } from './children-list.tsx'
import { childrenTexts } from './children-texts.ts'
import { useChildren } from './use-children.ts'

type ChildDialogProps = {
  view: ChildEntry | 'list' | null
  show: (view: ChildEntry | 'list' | null) => void
  onSaved?: (child: Child) => void
}

/** The children's cards over the current page: their list, and the form of one of them. */
export function ChildDialog({ view, show, onSaved }: ChildDialogProps) {
  const { t } = useTranslation('children', childrenTexts)
  const { children, isInAccount } = useChildren()
  const [edited, setEdited] = useState<ChildEntry | null>(null)
  const isList = view === 'list' && edited === null
  const entry = view === 'list' ? edited : view
  function close(): void {
    setEdited(null)
    show(null)
  }
  function done(child: Child): void {
    toast({ text: t('saved') })
    setEdited(null)
    if (view === 'list') return
    show(null)
    onSaved?.(child)
  }
  return (
    <Dialog isOpen={view !== null} onClose={close} title={t(isList ? 'title' : 'addTitle')}>
      {isList && <ChildrenList cards={children} onEdit={(child) => setEdited({ child })} />}
      {entry && (
        <ChildEditor {...entry} isInAccount={isInAccount} onSaved={done}>
          {view === 'list' && (
            <Button look="secondary" onClick={() => setEdited(null)}>
              {t('cancel')}
            </Button>
          )}
        </ChildEditor>
      )}
    </Dialog>
  )
}
