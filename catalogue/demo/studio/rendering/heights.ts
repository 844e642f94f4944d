/** Centimetres from the ground to the top of forms that are also pictured beside a person: `<name>-scale`. */
export const heights: Readonly<Record<string, number>> = {
  sofa: 85, 'sofa-two': 85, 'sofa-four': 85, 'corner-sofa-five': 85, 'corner-sofa-six': 85, 'corner-sofa-seven': 85, armchair: 85, chair: 95,
  'floor-seating-four': 45, 'floor-seating-six': 45, 'floor-seating-eight': 45, 'floor-seating-ten': 45,
  'coffee-table': 45, 'round-table': 45, 'glass-table': 45, 'marble-table': 45, 'tv-stand': 50, 'dining-table': 75, 'dining-table-four': 75, 'dining-table-eight': 75, 'dining-table-ten': 75,
  desk: 75, bed: 105, 'child-bed': 85, 'bookcase-four': 160, 'bookcase-five': 180, 'bookcase-six': 200,
  wardrobe: 210, 'wardrobe-two': 210, 'wardrobe-four': 210, 'wardrobe-six': 210, 'full-length-mirror': 165,
  'office-chair': 125, 'office-chair-low': 100, 'office-chair-high': 112, 'floor-lamp': 160,
};
