/**
 * Flat drawings in a box of 100 × 100. `ink` is the picture's own colour; the others are the colours of the thing
 * itself.
 */
export const motifs: Readonly<Record<string, (ink: string) => string>> = {
  bread: (ink) => `
    <ellipse cx="50" cy="56" rx="42" ry="24" fill="#d9923b"/>
    <path d="M10 52a42 22 0 0 1 80 0c-12 8-68 8-80 0z" fill="#eeb163"/>
    <path d="M30 38l8 16M47 35l6 17M64 37l4 14" stroke="#fbe3bd" stroke-width="5" stroke-linecap="round"/>
    <path d="M14 84h72" stroke="${ink}" stroke-width="4" stroke-linecap="round"/>`,
  coffee: (ink) => `
    <path d="M20 42h50v22a20 20 0 0 1-20 20H40a20 20 0 0 1-20-20z" fill="${ink}"/>
    <path d="M70 48h6a10 10 0 0 1 0 20h-7" fill="none" stroke="${ink}" stroke-width="6"/>
    <ellipse cx="45" cy="42" rx="25" ry="6" fill="#5a3522"/>
    <path d="M36 30c-5-6 5-9 0-16M52 30c-5-6 5-9 0-16" stroke="#b9a79b" stroke-width="4" fill="none" stroke-linecap="round"/>
    <path d="M16 90h58" stroke="#54595e" stroke-width="4" stroke-linecap="round"/>`,
  cake: (ink) => `
    <path d="M14 52h72v30H14z" fill="#f0a64b"/>
    <path d="M14 64h72v6H14z" fill="#fdf0d7"/>
    <path d="M14 38c0-8 72-8 72 0v16c-8 8-10-2-18 3-8 6-10 0-18-2s-12 8-18 2-12 4-18-3z" fill="#6b3a22"/>
    <path d="M50 12v20" stroke="${ink}" stroke-width="5" stroke-linecap="round"/>
    <path d="M50 4c5 6 3 10 0 10s-5-4 0-10z" fill="#ffb020"/>
    <path d="M8 86h84" stroke="#54595e" stroke-width="4" stroke-linecap="round"/>`,
  basket: (ink) => `
    <path d="M22 46a28 32 0 0 1 56 0" fill="none" stroke="#8a5a2b" stroke-width="6"/>
    <circle cx="36" cy="42" r="11" fill="#d63a2f"/><circle cx="56" cy="40" r="12" fill="#f2a33a"/>
    <path d="M66 46c0-12 4-20 8-22 2 8 2 16 0 22z" fill="#4f9d4a"/>
    <path d="M12 46h76l-9 40H21z" fill="#c98a4b"/>
    <path d="M16 60h68M19 73h62M34 46l4 40M50 46v40M66 46l-4 40" stroke="#9a6330" stroke-width="3"/>
    <path d="M12 46h76" stroke="${ink}" stroke-width="6" stroke-linecap="round"/>`,
  cinema: (ink) => `
    <path d="M22 40h56l-8 48H30z" fill="#fff" stroke="${ink}" stroke-width="3"/>
    <path d="M32 40l5 48M50 40v48M68 40l-5 48" stroke="${ink}" stroke-width="7"/>
    <circle cx="30" cy="32" r="10" fill="#fbe3a1"/><circle cx="45" cy="25" r="11" fill="#f6d478"/>
    <circle cx="60" cy="27" r="11" fill="#fbe3a1"/><circle cx="72" cy="34" r="9" fill="#f6d478"/>
    <path d="M22 40h56" stroke="#d9b44a" stroke-width="4"/>`,
  shirt: (ink) => `
    <path d="M36 16l-26 14 8 20 12-5v42h40V45l12 5 8-20-26-14a14 12 0 0 1-28 0z" fill="${ink}"/>
    <path d="M36 16a14 12 0 0 0 28 0" fill="none" stroke="#fff" stroke-width="3"/>
    <path d="M50 46l4 8 9 1-7 6 2 9-8-5-8 5 2-9-7-6 9-1z" fill="#fff"/>`,
  book: (ink) => `
    <path d="M20 16h52a8 8 0 0 1 8 8v60H28a8 8 0 0 1-8-8z" fill="${ink}"/>
    <path d="M28 76h52v8H28a4 4 0 0 1 0-8z" fill="#fff"/>
    <path d="M34 32h32M34 44h22" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`,
  juice: (ink) => `
    <path d="M56 8l-8 24" stroke="#54595e" stroke-width="5" stroke-linecap="round"/>
    <path d="M26 30h48l-6 60H32z" fill="#eef4f6" stroke="#b9c7cc" stroke-width="3"/>
    <path d="M29 46h42l-5 41H34z" fill="#f79b2e"/>
    <circle cx="74" cy="28" r="16" fill="${ink}"/><circle cx="74" cy="28" r="11" fill="#ffe0a3"/>
    <path d="M74 17v22M63 28h22" stroke="${ink}" stroke-width="2"/>`,
  donut: (ink) => `
    <circle cx="50" cy="52" r="38" fill="#e2a659"/><circle cx="50" cy="48" r="34" fill="${ink}"/>
    <circle cx="50" cy="50" r="13" fill="#fff6ea"/>
    <path d="M30 32l6 4M66 28l-5 5M74 50l-7 1M28 58l7-2M62 72l-3-6M42 74l2-6" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`,
  mug: (ink) => `
    <path d="M22 24h48v58a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6z" fill="#fff" stroke="#c9ced3" stroke-width="3"/>
    <path d="M70 36h8a10 10 0 0 1 10 10v10a10 10 0 0 1-10 10h-8" fill="none" stroke="#c9ced3" stroke-width="6"/>
    <path d="M46 68C34 58 34 48 41 47c3 0 5 3 5 5 0-2 2-5 5-5 7 1 7 11-5 21z" fill="${ink}"/>`,
  ticket: (ink) => `
    <path d="M8 32h84v12a8 8 0 0 0 0 16v12H8V60a8 8 0 0 0 0-16z" fill="${ink}"/>
    <path d="M66 34v36" stroke="#fff" stroke-width="3" stroke-dasharray="5 5"/>
    <path d="M26 62l22-22" stroke="#fff" stroke-width="5" stroke-linecap="round"/>
    <circle cx="28" cy="42" r="5" fill="#fff"/><circle cx="47" cy="60" r="5" fill="#fff"/>`,
  flowers: (ink) => `
    <path d="M50 50v44M50 70c-14 0-18-8-20-14M50 78c12 0 18-8 20-14" stroke="#4f9d4a" stroke-width="5" fill="none" stroke-linecap="round"/>
    <g fill="${ink}"><circle cx="50" cy="20" r="11"/><circle cx="66" cy="32" r="11"/><circle cx="60" cy="50" r="11"/><circle cx="40" cy="50" r="11"/><circle cx="34" cy="32" r="11"/></g>
    <circle cx="50" cy="37" r="11" fill="#ffd45e"/>`,
  star: (ink) => `<path d="M50 8l12 28 30 3-23 20 7 30-26-16-26 16 7-30L8 39l30-3z" fill="${ink}"/>`,
  people: (ink) => `
    <circle cx="50" cy="30" r="14" fill="${ink}"/><path d="M24 84a26 30 0 0 1 52 0z" fill="${ink}"/>
    <g opacity=".55" fill="${ink}"><circle cx="20" cy="40" r="10"/><path d="M2 82a18 24 0 0 1 20-26l-6 26z"/><circle cx="80" cy="40" r="10"/><path d="M98 82a18 24 0 0 0-20-26l6 26z"/></g>`,
  cloud: (ink) => `<path d="M28 78a20 20 0 0 1 0-40 26 26 0 0 1 49-4 22 22 0 0 1-3 44z" fill="${ink}" stroke="#8fa3b3" stroke-width="4"/>`,
}
