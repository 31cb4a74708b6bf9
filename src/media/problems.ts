import { ownProblems } from "../platform/locale/words/problems";
import { sizeProblems } from "./size-problems";

/** The problems of a file that is uploaded, read or referred to. */
export const fileProblems = {
  ...sizeProblems,
  ...ownProblems({
    unknownImage: {
      eng: "This image is not in the media store. Upload it first.",
      tra: "媒體庫內沒有此圖片，請先上載。",
      sim: "媒体库中没有此图片，请先上传。",
    },
    unknownPdf: {
      eng: "This PDF is not in the media store. Upload it first.",
      tra: "媒體庫內沒有此 PDF，請先上載。",
      sim: "媒体库中没有此 PDF，请先上传。",
    },
    unknownFile: { eng: "This file does not exist.", tra: "此檔案不存在。", sim: "此文件不存在。" },
    imageTooHeavy: {
      eng: "This image takes too much memory to open. Save it as an ordinary JPEG, not progressive, or with fewer pixels, then upload it again.",
      tra: "開啟這張圖片需要過多記憶體。請另存為一般（非漸進式）的 JPEG，或縮小像素尺寸，然後重新上載。",
      sim: "打开这张图片需要过多内存。请另存为普通（非渐进式）的 JPEG，或缩小像素尺寸，然后重新上传。",
    },
    pdfTooHeavy: {
      eng: "This PDF takes too much memory or time to open. Print it to a new PDF or split it into parts, then upload again.",
      tra: "開啟這份 PDF 需要過多記憶體或時間。請列印成新的 PDF 或分拆成幾份，然後重新上載。",
      sim: "打开这份 PDF 需要过多内存或时间。请打印成新的 PDF 或拆分成几份，然后重新上传。",
    },
    heicUnsupported: {
      eng: "This HEIC photo is of a kind that cannot be opened here. On the phone, share or export it as JPEG, then upload that.",
      tra: "這類 HEIC 相片無法在此開啟。請在手機把相片分享或匯出為 JPEG，然後上載。",
      sim: "这类 HEIC 照片无法在此打开。请在手机上将照片分享或导出为 JPEG，然后上传。",
    },
    heicSequence: {
      eng: "This HEIC file holds a film or a burst of photos. Choose one photo of it, save it on its own, and upload that.",
      tra: "這個 HEIC 檔案是影片或連拍相片。請從中選一張相片另存，然後上載。",
      sim: "这个 HEIC 文件是视频或连拍照片。请从中选一张照片另存，然后上传。",
    },
    gifUnsupported: {
      eng: "GIF files are not accepted. Save the picture as PNG or JPEG, or use a video link.",
      tra: "不接受 GIF 檔案。請將圖片儲存為 PNG 或 JPEG，或使用短片連結。",
      sim: "不接受 GIF 文件。请将图片保存为 PNG 或 JPEG，或使用视频链接。",
    },
    svgUnsupported: {
      eng: "SVG drawings are not accepted. Export the drawing as PNG, then upload it again.",
      tra: "不接受 SVG 圖檔。請匯出為 PNG，然後再上載。",
      sim: "不接受 SVG 图形。请导出为 PNG，然后再上传。",
    },
    typeUnsupported: {
      eng: "This kind of file is not accepted. Use JPEG, HEIC, PNG, WebP or AVIF for images, PDF for documents.",
      tra: "不接受此類檔案。圖片請用 JPEG、HEIC、PNG、WebP 或 AVIF，文件請用 PDF。",
      sim: "不接受此类文件。图片请用 JPEG、HEIC、PNG、WebP 或 AVIF，文档请用 PDF。",
    },
    imageBroken: {
      eng: "The image is damaged or incomplete. Open and save it again, then upload it once more.",
      tra: "圖片已損壞或不完整。請重新開啟並儲存，然後再上載。",
      sim: "图片已损坏或不完整。请重新打开并保存，然后再上传。",
    },
    pdfBroken: {
      eng: "The PDF is damaged. Print or export it to PDF again, then upload it once more.",
      tra: "PDF 已損壞。請重新列印或匯出為 PDF，然後再上載。",
      sim: "PDF 已损坏。请重新打印或导出为 PDF，然后再上传。",
    },
    pdfEncrypted: {
      eng: "The PDF is protected by a password. Save it without protection, then upload it again.",
      tra: "PDF 設有密碼保護。請移除保護後再上載。",
      sim: "PDF 设有密码保护。请取消保护后再上传。",
    },
    pdfActive: {
      eng: "The PDF carries scripts or attachments, or opens programs, other files or web pages by itself, or sends a form. Print it to a new PDF, then upload that.",
      tra: "PDF 內含程式碼或附件，或會自行開啟程式、其他檔案或網頁，或傳送表格。請列印成新的 PDF，然後再上載。",
      sim: "PDF 中含有脚本或附件，或会自行打开程序、其他文件或网页，或提交表单。请打印成新的 PDF，然后再上传。",
    },
    mediaAway: {
      eng: "Files cannot be stored or read at the moment. Please try again in a minute.",
      tra: "暫時未能儲存或讀取檔案，請於一分鐘後再試。",
      sim: "暂时无法保存或读取文件，请一分钟后再试。",
    },
  }),
};
