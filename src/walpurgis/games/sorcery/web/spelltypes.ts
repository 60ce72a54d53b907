/** The four types of spells: ink of the card, its shade, and the light on it. */

export interface TypeLook {
  ink: string;
  deep: string;
  light: string;
}

export const TYPE_LOOK: Record<string, TypeLook> = {
  sorcery: { ink: '#9c3b22', deep: '#4d1509', light: '#ffd9b0' },
  enchantment: { ink: '#4f7038', deep: '#223516', light: '#e4f3c9' },
  glyph: { ink: '#2f5a80', deep: '#11293f', light: '#d7e9fb' },
  illusion: { ink: '#6d4489', deep: '#301a42', light: '#f0dcff' },
};

export const typeLookOf = (type: string): TypeLook => TYPE_LOOK[type] ?? TYPE_LOOK.sorcery;
