/** Shown if not even a catalogue of texts could be loaded. */
export function BareErrorPage() {
  return (
    <main style={{ padding: 'var(--s6) var(--gutter)', maxWidth: '40em' }}>
      <h1 lang="th">แสดงหน้านี้ไม่ได้ในขณะนี้</h1>
      <p lang="th">ตรวจสอบการเชื่อมต่ออินเทอร์เน็ต แล้วโหลดหน้านี้ใหม่</p>
      <h2 lang="en">This page cannot be shown right now.</h2>
      <p lang="en">Check your internet connection, then reload this page.</p>
      <p>
        <button type="button" onClick={() => window.location.reload()}>
          <span lang="th">โหลดใหม่</span> · <span lang="en">Reload</span>
        </button>
      </p>
    </main>
  );
}
