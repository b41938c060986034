import type { ReactNode } from 'react';

function Poster({ sky, children }: { sky: string; children: ReactNode }) {
  return (
    <svg viewBox="0 0 120 172" aria-hidden className="block w-full">
      <rect width="120" height="172" fill={sky} />
      {children}
    </svg>
  );
}

/** Two people, a big wheel and the first light over Vienna. */
export function DawnPoster() {
  return (
    <Poster sky="#2b2a5c">
      <rect y="52" width="120" height="40" fill="#5a3f7d" />
      <rect y="84" width="120" height="32" fill="#b0597f" />
      <rect y="108" width="120" height="24" fill="#f0906b" />
      <circle cx="60" cy="132" r="17" fill="#ffd9a0" />
      <g fill="none" stroke="#1b1838" strokeWidth="2">
        <circle cx="84" cy="78" r="25" />
        <circle cx="84" cy="78" r="17" strokeWidth="1" />
        <path d="M84 53v50M59 78h50M66.3 60.3l35.4 35.4M101.7 60.3 66.3 95.7" strokeWidth="1" />
        <path d="m84 78-13 56M84 78l13 56" strokeWidth="2.5" />
      </g>
      <path d="M0 132h120v40H0z" fill="#1b1838" />
      <g fill="#0f0d24">
        <circle cx="33" cy="111" r="5" />
        <path d="M26.5 118h13l2.5 26H24z" />
        <circle cx="48" cy="114" r="4.6" />
        <path d="M42.5 120.5h11L57 144H40z" />
      </g>
      <path d="M0 144h120" stroke="#f0906b" strokeWidth="1" opacity=".5" />
    </Poster>
  );
}

/** The first aerial in town, on a roof under the stars of the east. */
export function RooftopPoster() {
  return (
    <Poster sky="#0f4a52">
      <circle cx="91" cy="34" r="13" fill="#f6e7c1" />
      <circle cx="97" cy="30" r="11.5" fill="#0f4a52" />
      <g fill="#f6e7c1">
        <circle cx="20" cy="26" r="1.3" />
        <circle cx="44" cy="14" r="1" />
        <circle cx="60" cy="44" r="1.2" />
        <circle cx="30" cy="58" r="1" />
        <circle cx="106" cy="66" r="1.2" />
      </g>
      <path d="m0 112 26-30 20 18 30-38 44 46v24H0z" fill="#146066" />
      <path d="m76 62-9 12 9 4 9-6z" fill="#dfeae0" opacity=".75" />
      <path d="m0 126 40-16 46 12 34-10v60H0z" fill="#0b363c" />
      <path d="M14 128h64v44H14z" fill="#c9703f" />
      <path d="M8 120h76v9H8z" fill="#8f4526" />
      <rect x="24" y="140" width="15" height="15" fill="#ffd58a" />
      <rect x="54" y="140" width="12" height="32" fill="#5b2a17" />
      <g stroke="#f6e7c1" strokeWidth="1.8" fill="none">
        <path d="M56 120V76M42 84h28M45 92h22M48 100h16" />
        <path d="m56 76-5-7M56 76l5-7" strokeWidth="1.2" />
      </g>
      <path d="M88 158c4-9 14-9 18 0v14H88z" fill="#072529" />
    </Poster>
  );
}

/** A stubborn little van on a long road, the sun ahead. */
export function VanPoster() {
  return (
    <Poster sky="#f7c948">
      <circle cx="60" cy="62" r="33" fill="#fbe08d" />
      <circle cx="60" cy="62" r="21" fill="#fff3c9" />
      <path d="M0 104c30-12 70-12 120 0v68H0z" fill="#e58a2f" />
      <path d="m52 100 16 0 34 72H18z" fill="#6d4a3a" />
      <path d="m59 106 2 0 1 12h-4zM58 126h4l1.5 18h-7zM56 152h8l2 20H54z" fill="#f7e3b4" />
      <g transform="translate(35 88)">
        <rect x="0" y="2" width="50" height="33" rx="9" fill="#fff8e6" />
        <path d="M0 20h50v8a7 7 0 0 1-7 7H7a7 7 0 0 1-7-7z" fill="#d9482b" />
        <rect x="5" y="7" width="17.5" height="10" rx="3" fill="#35546b" />
        <rect x="27.5" y="7" width="17.5" height="10" rx="3" fill="#35546b" />
        <path d="m15 20 10 11 10-11z" fill="#fff8e6" />
        <circle cx="8.5" cy="26" r="3.6" fill="#fff3c9" />
        <circle cx="41.5" cy="26" r="3.6" fill="#fff3c9" />
        <rect x="5" y="34" width="8" height="7" rx="2" fill="#2b1d18" />
        <rect x="37" y="34" width="8" height="7" rx="2" fill="#2b1d18" />
      </g>
    </Poster>
  );
}
