#!/bin/sh
# Makes the videos of the in-memory server (docs/spec/lesson.md): a generated test image that counts its seconds, and a
# tone. Free of rights, because nothing was recorded. Needs ffmpeg with libx264, libvpx-vp9 and libopus; the videos are
# committed, so that builds and tests do not need ffmpeg:
#
#   sh tools/media/make-sample-media.sh media
#
# The committed videos were made with ffmpeg 5.1 of Debian, upright.webm with 4.1: 36 seconds, a key frame every 2 s,
# segments of 6 s.
set -eu
out=${1:?where to put them}
mkdir -p "$out/hls"
seconds=36
tone="sine=frequency=440:duration=$seconds"
image() { echo "testsrc=size=$1:rate=12:duration=$seconds"; }
encode() { nice ffmpeg -hide_banner -loglevel error -y "$@"; }

# One video in two formats: one for current browsers, one for old ones.
encode -f lavfi -i "$(image 480x270)" -f lavfi -i "$tone" -pix_fmt yuv420p \
  -c:v libvpx-vp9 -crf 48 -b:v 0 -g 24 -deadline good -cpu-used 5 -c:a libopus -b:a 16k -ac 1 "$out/sample.webm"
encode -f lavfi -i "$(image 480x270)" -f lavfi -i "$tone" -pix_fmt yuv420p \
  -c:v libx264 -profile:v main -preset veryfast -crf 34 -g 24 -c:a aac -b:a 16k -ac 1 -movflags +faststart "$out/sample.mp4"

# A video that was filmed upright.
encode -f lavfi -i "$(image 144x256)" -f lavfi -i "$tone" -pix_fmt yuv420p \
  -c:v libvpx-vp9 -crf 60 -b:v 0 -g 24 -deadline good -cpu-used 5 -c:a libopus -b:a 8k -ac 1 "$out/upright.webm"

# A stream in three qualities, as video cloud services send it: H.264 and AAC in MPEG transport streams.
quality() {
  encode -f lavfi -i "$(image "$2")" -f lavfi -i "$tone" -pix_fmt yuv420p \
    -c:v libx264 -profile:v main -preset veryfast -crf "$3" -g 24 -keyint_min 24 -sc_threshold 0 -c:a aac -b:a 16k -ac 1 \
    -f hls -hls_time 6 -hls_playlist_type vod -hls_segment_filename "$out/hls/$1-%d.ts" "$out/hls/$1.m3u8"
}
quality low 240x134 38
quality medium 384x216 36
quality high 480x270 34

cat >"$out/hls/master.m3u8" <<'LIST'
#EXTM3U
#EXT-X-VERSION:3
#EXT-X-STREAM-INF:BANDWIDTH=80000,RESOLUTION=240x134,CODECS="avc1.4d400c,mp4a.40.2"
low.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=130000,RESOLUTION=384x216,CODECS="avc1.4d400d,mp4a.40.2"
medium.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=180000,RESOLUTION=480x270,CODECS="avc1.4d4015,mp4a.40.2"
high.m3u8
LIST
