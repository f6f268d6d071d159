/** Group hash of the divine orb, a fixed point of D57. */
export const DIVINE_HASH = 'cceb40e33d9237cb6a06037e739e40aa9a548c70';
