import { Modal, type ModalProps } from './modal.tsx'

/** A modal panel that slides in from the right. `isLeaving` starts its exit animation while it is still open. */
export function Drawer({ className = '', isLeaving = false, ...rest }: ModalProps & { isLeaving?: boolean }) {
  return <Modal {...rest} className={`drawer ${isLeaving ? 'drawer-leaving' : ''} ${className}`} />
}
