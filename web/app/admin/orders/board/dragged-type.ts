/** The drag data type of an order, which columns distinguish from dragged pictures and texts. */
export const draggedType = 'application/x-order'
