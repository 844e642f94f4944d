/** Formats an instant as the wire does: `2025-01-05 10:00:00`, UTC. */
export const wireTime = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');
